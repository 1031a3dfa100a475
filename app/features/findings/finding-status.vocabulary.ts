export const findingStatuses = ['open', 'doing', 'done', 'not_for_us'] as const
/** A finding's status, as the team sets it. */
export type FindingStatus = (typeof findingStatuses)[number]

/** `said`: what the owner is told after the decision. */
export const statusTexts: Record<FindingStatus, { name: string; button: string; said: string }> = {
  open: { name: 'Opened again', button: 'Open again', said: 'Opened again' },
  doing: { name: 'Doing', button: 'Doing', said: 'You are doing this' },
  done: { name: 'Done', button: 'Done', said: 'Done. The weeks show whether complaints become fewer' },
  not_for_us: { name: 'Not for us', button: 'Not for us', said: 'Set aside' },
}

export const noteLimits = { min: 0, max: 500 }
