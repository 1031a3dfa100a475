export const textLimits = { min: 10, max: 1500 }
