"""Writes golden.json: values of scikit-learn and statsmodels that the tests of internal/agreement hold.

pip install scikit-learn==1.9.1 statsmodels==0.15.0; python golden.py > golden.json
"""
import json
import random

import numpy
import sklearn
import statsmodels
from sklearn.metrics import cohen_kappa_score
from statsmodels.stats.inter_rater import cohens_kappa, fleiss_kappa


def pair(rng, n, values, agree):
    """Two raters who agree on a thing with a probability beyond chance."""
    a = [min(rng.randrange(values), rng.randrange(values)) for _ in range(n)]
    b = [x if rng.random() < agree else rng.randrange(values) for x in a]
    return a, b


def cohen(rng):
    out = []
    for n, values, agree in [(12, 2, .5), (30, 3, .7), (30, 3, 0), (200, 3, .9), (1000, 3, .4), (60, 5, .2), (300, 2, 0), (40, 3, 1)]:
        a, b = pair(rng, n, values, agree)
        labels = list(range(values))
        matrix = numpy.zeros((values, values), int)
        for x, y in zip(a, b):
            matrix[x][y] += 1
        theory = cohens_kappa(matrix)
        out.append({
            "matrix": matrix.tolist(),
            "kappa": cohen_kappa_score(a, b, labels=labels),
            "linear": cohen_kappa_score(a, b, labels=labels, weights="linear"),
            "standard_error": float(theory.std_kappa),  # asymptotic, of the unweighted one
        })
    apart = [[0, 10], [0, 0]]  # one always says the one, the other the other
    out.append({"matrix": apart, "kappa": cohen_kappa_score([0] * 10, [1] * 10), "linear": cohen_kappa_score([0] * 10, [1] * 10, weights="linear"), "standard_error": 0})
    return out


def fleiss(rng):
    out = []
    for n, raters, values, agree in [(10, 3, 2, .5), (40, 3, 3, .8), (40, 5, 3, 0), (300, 4, 4, .5), (25, 6, 2, .9)]:
        counts = []
        for _ in range(n):
            row, first = [0] * values, rng.randrange(values)
            for _ in range(raters):
                row[first if rng.random() < agree else rng.randrange(values)] += 1
            counts.append(row)
        out.append({"counts": counts, "kappa": float(fleiss_kappa(numpy.array(counts), method="fleiss"))})
    # Fleiss 1971, table 1: 14 raters, 10 subjects, 5 values.
    table = [[0, 0, 0, 0, 14], [0, 2, 6, 4, 2], [0, 0, 3, 5, 6], [0, 3, 9, 2, 0], [2, 2, 8, 1, 1],
             [7, 7, 0, 0, 0], [3, 2, 6, 3, 0], [2, 5, 3, 2, 2], [6, 5, 2, 1, 0], [0, 2, 2, 3, 7]]
    out.append({"counts": table, "kappa": float(fleiss_kappa(numpy.array(table), method="fleiss"))})
    return out


rng = random.Random(26)
print(json.dumps({"made_with": {"scikit-learn": sklearn.__version__, "statsmodels": statsmodels.__version__},
                  "cohen": cohen(rng), "fleiss": fleiss(rng)}))
