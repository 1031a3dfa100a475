export const reviewNews = ['at_once', 'daily', 'weekly', 'off'] as const
/** When an owner is notified of a new review. */
export type ReviewNews = (typeof reviewNews)[number]

export const reviewNewsOptions = [
  { value: 'at_once', label: 'At once', help: 'One email for each review when it is published.' },
  { value: 'daily', label: 'Daily', help: 'At 8:00, when there are new reviews.' },
  { value: 'weekly', label: 'Weekly', help: 'On Mondays at 8:00, when there are new reviews.' },
  { value: 'off', label: 'Never', help: 'You see them on the dashboard.' },
] as const satisfies readonly { value: ReviewNews; label: string; help: string }[]

/** Confirmation after saving. */
export const saidBack: Record<ReviewNews, string> = {
  at_once: 'You will get an email for each new review.',
  daily: 'You will get one email a day when there are new reviews.',
  weekly: 'You will get one email a week when there are new reviews.',
  off: 'You will get no more emails about new reviews.',
}
