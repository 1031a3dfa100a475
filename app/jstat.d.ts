declare module 'jstat' {
  const jstat: {
    /** The regularised incomplete beta function. */
    ibeta(x: number, a: number, b: number): number
    normal: { cdf(x: number, mean: number, deviation: number): number }
  }
  export default jstat
}
