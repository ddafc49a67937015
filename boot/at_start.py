"""Runs at each start from the memory image: what must not be the same twice."""

import random

random.seed()  # from os.urandom, which is the browser's crypto
