export const tagLimits = { name: { min: 1, max: 40 }, ofBusiness: 50, ofReview: 10 }

export type Tag = { id: string; name: string }
