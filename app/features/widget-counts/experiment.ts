import { hours as hoursLong } from '#app/platform/clock.ts'

/** The reports of one full hour. */
export type Hour = { hour: Date; openings: number; goals: number; isHeld: boolean }

/** Until there is this much, no number is drawn from an experiment. */
export const enough = { days: 7, hoursOfEach: 40, goalsOfEach: 30 }

export type Half = { hours: number; openings: number; goals: number }
export type Lift = {
  shown: Half
  held: Half
  /** Null while there is not enough. As a share: 0.12 is 12% more goals for each opening while the widget was shown. */
  lift: { estimate: number; low: number; high: number } | null
  /** The data still missing, in the order in which it is worth naming. Empty once there is enough. */
  missing: ('days' | 'hours' | 'goals')[]
}

/**
 * How much more often an opened page led to the goal while the widget was shown, with a 95% interval.
 *
 * The hour is the unit, since it was what chance decided: visitors of one hour are alike (an advertisement, a night), and
 * to take each for a throw of its own would make the interval far too narrow. Ratio estimator with the variance of its
 * residuals between hours, on the logarithm (Cochran, Sampling Techniques, chapter 6).
 */
export function liftOf(hours: Hour[], startedAt: Date, at: Date): Lift {
  const [shown, held] = [hours.filter(({ isHeld }) => !isHeld), hours.filter(({ isHeld }) => isHeld)]
  const halves = [halfOf(shown), halfOf(held)] as const
  const days = (at.getTime() - startedAt.getTime()) / hoursLong(24)
  const missing: Lift['missing'] = []
  if (days < enough.days) missing.push('days')
  if (halves.some((half) => half.hours < enough.hoursOfEach)) missing.push('hours')
  if (halves.some((half) => half.goals < enough.goalsOfEach)) missing.push('goals')
  return {
    shown: halves[0],
    held: halves[1],
    lift: missing.length > 0 ? null : compare(shown, held),
    missing,
  }
}

/** Hours without a report say nothing about either half. */
function halfOf(hours: Hour[]): Half {
  const sum = (of: (hour: Hour) => number) => hours.reduce((total, hour) => total + of(hour), 0)
  return { hours: hours.length, openings: sum(({ openings }) => openings), goals: sum(({ goals }) => goals) }
}

function compare(shown: Hour[], held: Hour[]) {
  const [one, other] = [rateOf(shown), rateOf(held)]
  const log = Math.log(one.rate / other.rate)
  const margin = quantile(Math.min(shown.length, held.length) - 1) * Math.sqrt(one.variance + other.variance)
  return {
    estimate: Math.exp(log) - 1,
    low: Math.exp(log - margin) - 1,
    high: Math.exp(log + margin) - 1,
  }
}

/** Goals for each opening, and the variance of its logarithm. */
function rateOf(hours: Hour[]) {
  const { openings, goals } = halfOf(hours)
  const rate = goals / openings
  const residuals = hours.reduce((sum, hour) => sum + (hour.goals - rate * hour.openings) ** 2, 0)
  const n = hours.length
  return { rate, variance: ((n / (n - 1)) * residuals) / goals ** 2 }
}

/** Of Student's t at 97.5%, by Cornish and Fisher's first term; within 0.001 from 30 degrees of freedom. */
const quantile = (freedom: number) => 1.96 + (1.96 ** 3 + 1.96) / (4 * freedom)
