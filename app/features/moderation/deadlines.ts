import { periods } from '#app/periods.ts'
import { days, hours, now } from '#app/platform/clock.ts'

/** The operator decides held reviews, appeals and reports within three days. */
export const decisionPeriod = days(periods.decisionDays)

/** From opening a challenge to the end of the operator's time: the author speaks first. */
export const challengePeriod = hours(periods.challengeReplyHours) + decisionPeriod

const after = (start: Date, period: number) => new Date(start.getTime() + period)

/** When a held review, an appeal or a report is due. */
export const dueAfter = (openedAt: Date) => after(openedAt, decisionPeriod)

export const challengeDueAfter = (openedAt: Date) => after(openedAt, challengePeriod)

/** The end of the author's time to reply to a challenge. */
export const authorHasUntil = (openedAt: Date) => after(openedAt, hours(periods.challengeReplyHours))

/** Whole hours past a deadline, at least 1; null before it. */
export function hoursOverdue(decideBy: Date) {
  const late = now().getTime() - decideBy.getTime()
  return late > 0 ? Math.ceil(late / hours(1)) : null
}
