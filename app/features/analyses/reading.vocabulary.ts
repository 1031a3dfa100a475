export const wordsLimits = { min: 10, max: 1500 }
