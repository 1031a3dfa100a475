/** Rounds to a tenth: precise enough for drawing, and short in the page. */
export const rounded = (value: number) => Math.round(value * 10) / 10
