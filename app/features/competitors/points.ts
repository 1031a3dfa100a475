const points = (difference: number) => {
  const rounded = Math.round(1000 * difference) / 10
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${Math.abs(rounded).toFixed(1)}`
}

/** Of a difference of shares, in percentage points: "+4.2 to +21.0 points". */
export const pointsInterval = ({ low, high }: { low: number; high: number }) =>
  `${points(low)} to ${points(high)} points`
