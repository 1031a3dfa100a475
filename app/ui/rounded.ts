/** To a tenth: finer than any screen draws, and shorter in the page. */
export const rounded = (value: number) => Math.round(value * 10) / 10
