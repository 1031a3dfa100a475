export const topicNameLimits = { min: 2, max: 40 }
