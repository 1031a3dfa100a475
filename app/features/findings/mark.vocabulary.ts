export const markStates = ['open', 'doing', 'done', 'not_for_us'] as const
export type MarkState = (typeof markStates)[number]

export const noteLimits = { min: 0, max: 500 }
