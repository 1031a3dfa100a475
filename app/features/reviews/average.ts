/**
 * The average of so many stars from so many reviews, for every page, mail and file: rounded once, to two decimals,
 * halves upwards, as the database rounds `review_score`. Null if there is nothing to average.
 */
export const averageOf = (starTotal: number, count: number) =>
  count === 0 ? null : Math.round((100 * starTotal) / count) / 100
