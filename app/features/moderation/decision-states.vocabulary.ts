/** "upheld": the review was removed. "rejected": it stays. */
export const challengeStates = ['open', 'upheld', 'rejected'] as const
export type ChallengeState = (typeof challengeStates)[number]

export const appealStates = ['open', 'accepted', 'rejected'] as const
export type AppealState = (typeof appealStates)[number]
