export const suggestionStates = ['open', 'doing', 'done', 'not_for_us'] as const
export type SuggestionState = (typeof suggestionStates)[number]

export const noteLimits = { min: 0, max: 500 }
