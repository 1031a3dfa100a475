import { minutes, now } from '#app/platform/clock.ts'

const mostFailures = 5
const rest = minutes(1)

let failures = 0
let restsUntil = 0

/** After several failures in a row the model is left alone for a minute, so that nobody waits for it. */
export const isResting = () => restsUntil > now().getTime()

export function noteOutcome(isGood: boolean) {
  failures = isGood ? 0 : failures + 1
  if (failures < mostFailures) return
  failures = 0
  restsUntil = now().getTime() + rest
}

export function endRest() {
  failures = 0
  restsUntil = 0
}
