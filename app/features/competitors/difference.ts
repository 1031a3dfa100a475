/** So many of so many reviews. */
export type Share = { count: number; of: number }

export type Difference = {
  /** Of the two shares, the first less the second, with its 95% interval. */
  value: number
  low: number
  high: number
  /** The chance of such a difference where there is none. */
  chance: number
}

const z95 = 1.96

/** Wilson's 95% interval of a share. */
function intervalOf({ count, of }: Share) {
  const share = count / of
  const middle = (share + z95 ** 2 / (2 * of)) / (1 + z95 ** 2 / of)
  const margin =
    (z95 * Math.sqrt((share * (1 - share)) / of + z95 ** 2 / (4 * of ** 2))) / (1 + z95 ** 2 / of)
  return { share, low: middle - margin, high: middle + margin }
}

/** The difference of two shares with Newcombe's interval, made of Wilson's of each. */
export function differenceOf(one: Share, other: Share): Difference {
  const [a, b] = [intervalOf(one), intervalOf(other)]
  const value = a.share - b.share
  return {
    value,
    low: value - Math.hypot(a.share - a.low, b.high - b.share),
    high: value + Math.hypot(a.high - a.share, b.share - b.low),
    chance: chanceOf(one, other),
  }
}

/** The score test of two equal shares, on both sides. */
function chanceOf(one: Share, other: Share) {
  const together = (one.count + other.count) / (one.of + other.of)
  const error = Math.sqrt(together * (1 - together) * (1 / one.of + 1 / other.of))
  if (error === 0) return 1
  return 2 * (1 - normalBelow(Math.abs(one.count / one.of - other.count / other.of) / error))
}

/** The share of a normal distribution below so many standard deviations, by Zelen and Severo; wrong by less than 1e-7. */
function normalBelow(deviations: number) {
  const t = 1 / (1 + 0.2316419 * deviations)
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
  const sum = terms.reduce((total, term, at) => total + term * t ** (at + 1), 0)
  return 1 - (Math.exp(-(deviations ** 2) / 2) / Math.sqrt(2 * Math.PI)) * sum
}

/**
 * Picks the differences that are more than chance, by Holm: at most one time in twenty is any of them chance alone. The
 * interval must agree.
 */
export function beyondChance(differences: readonly Difference[], level = 0.05): boolean[] {
  const order = differences.map((_, at) => at).sort((a, b) => differences[a]!.chance - differences[b]!.chance)
  const firstKept = order.findIndex((at, rank) => differences[at]!.chance > level / (order.length - rank))
  const rejected = new Set(firstKept < 0 ? order : order.slice(0, firstKept))
  return differences.map(({ low, high }, at) => rejected.has(at) && (low > 0 || high < 0))
}
