// Tails and quantiles of the distributions that judge what chance explains.

const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
  -0.5395239384953e-5,
]

function logGamma(x: number) {
  const base = x + 5.5
  const series = lanczos.reduce((sum, part, at) => sum + part / (x + 1 + at), 1.000000000190015)
  return (x + 0.5) * Math.log(base) - base + Math.log((2.5066282746310007 * series) / x)
}

const chebyshev = [
  0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196,
  1.00002368, -1.26551223,
]

/** The chance that a standard normal value exceeds z. */
export function normalTail(z: number) {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + x / 2)
  let sum = 0
  for (const term of chebyshev) sum = sum * t + term
  const tail = (t / 2) * Math.exp(sum - x * x)
  return z < 0 ? 1 - tail : tail
}

/** The value that a decreasing tail leaves with this probability. */
function quantileOf(tail: (x: number) => number, probability: number) {
  let [low, high] = [-40, 40]
  while (tail(high) > probability) high *= 2
  for (let round = 0; round < 60; round++) {
    const middle = (low + high) / 2
    if (tail(middle) > probability) low = middle
    else high = middle
  }
  return high
}

/** The standard normal value that is exceeded with this probability. */
export function normalQuantile(probability: number): number {
  if (probability > 0.5) return -normalQuantile(1 - probability)
  const t = Math.sqrt(-2 * Math.log(probability))
  let z =
    t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)))
  for (let round = 0; round < 2; round++) {
    const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)
    z += (normalTail(z) - probability) / density
  }
  return z
}

/** The value of Student's t that is exceeded with this probability. */
export const studentQuantile = (probability: number, freedom: number) =>
  quantileOf((t) => studentTail(t, freedom), probability)

/** The chance that a value of Student's t exceeds this one. */
export function studentTail(t: number, freedom: number): number {
  if (t < 0) return 1 - studentTail(-t, freedom)
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2, 0.5) / 2
}

/** The normal value with about the same tail as this one of Student's t. */
export const asNormal = (t: number, freedom: number) =>
  (t * (1 - 1 / (4 * freedom))) / Math.sqrt(1 + t ** 2 / (2 * freedom))

/**
 * The chance of at least so many events where `mean` are expected, if their rate itself varies: the variance of the
 * count is mean + mean² / size (the negative binomial distribution).
 */
export function countTail(count: number, mean: number, size: number) {
  return count <= 0 ? 1 : incompleteBeta(mean / (mean + size), count, size)
}

/** The regularised incomplete beta function. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a)
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x)
  return (Math.exp(front) * betaFraction(x, a, b)) / a
}

/** Lentz's continued fraction. */
function betaFraction(x: number, a: number, b: number) {
  const least = 1e-300
  const away = (value: number) => (Math.abs(value) < least ? least : value)
  let c = 1
  let d = 1 / away(1 - ((a + b) * x) / (a + 1))
  let fraction = d
  for (let m = 1; m <= 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m))
    d = 1 / away(1 + even * d)
    c = away(1 + even / c)
    fraction *= d * c
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1))
    d = 1 / away(1 + odd * d)
    c = away(1 + odd / c)
    fraction *= d * c
    if (Math.abs(d * c - 1) < 1e-12) break
  }
  return fraction
}
