export const templateLimits = { ofBusiness: 30, name: { min: 1, max: 60 }, text: { min: 2, max: 2000 } }

export type ReplyTemplate = { id: string; name: string; text: string }
