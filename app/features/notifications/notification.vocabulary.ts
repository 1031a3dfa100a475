export const reviewNews = ['at_once', 'daily', 'weekly', 'off'] as const
export type ReviewNews = (typeof reviewNews)[number]

export const reviewNewsOptions = [
  { value: 'at_once', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'weekly', label: 'Weekly' },
  { value: 'off', label: 'Never' },
] as const satisfies readonly { value: ReviewNews; label: string }[]

/** Confirmation after saving. */
export const savedConfirmations: Record<ReviewNews, string> = {
  at_once: 'You will get an email for each new review.',
  daily: 'You will get one email a day when there are new reviews.',
  weekly: 'You will get one email a week when there are new reviews.',
  off: 'You will get no more emails about new reviews.',
}
