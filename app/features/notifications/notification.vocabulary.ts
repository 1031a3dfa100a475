export const reviewNews = ['at_once', 'daily', 'weekly', 'off'] as const
/** When an owner is told of a new review. */
export type ReviewNews = (typeof reviewNews)[number]

export const reviewNewsOptions = [
  { value: 'at_once', label: 'At once', help: 'One mail for each review, when it is published.' },
  { value: 'daily', label: 'Once a day', help: 'At 8 in the morning, when there is something new.' },
  { value: 'weekly', label: 'Once a week', help: 'On Mondays at 8, when there is something new.' },
  { value: 'off', label: 'Never', help: 'You read them on the dashboard.' },
] as const satisfies readonly { value: ReviewNews; label: string; help: string }[]

/** After the choice was saved. */
export const saidBack: Record<ReviewNews, string> = {
  at_once: 'You get a mail for each new review.',
  daily: 'You get one mail a day, when there is something new.',
  weekly: 'You get one mail a week, when there is something new.',
  off: 'You get no more mails about new reviews.',
}
