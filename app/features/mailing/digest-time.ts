/** The hour digests are sent: early enough to be read with the morning's mail. */
const digestHour = 8
const monday = 1

/** A calendar day, in no particular time zone. */
type Day = { year: number; month: number; day: number }

/**
 * The next time after `after` at which a digest is due: 8:00 local time, daily or on Mondays. Counts calendar
 * days rather than hours, so that daylight-saving changes neither skip nor repeat one.
 */
export function nextDigestAt(often: 'daily' | 'weekly', after: Date, zone: string): Date {
  const today = dayIn(zone, after)
  for (let ahead = 0; ahead <= 8; ahead++) {
    const day = plusDays(today, ahead)
    if (often === 'weekly' && weekdayOf(day) !== monday) continue
    const at = instantOf(day, digestHour, zone)
    if (at > after) return at
  }
  throw new Error(`No digest time found for ${zone}.`)
}

function dayIn(zone: string, at: Date): Day {
  const { year, month, day } = clockIn(zone, at)
  return { year, month, day }
}

function plusDays({ year, month, day }: Day, days: number): Day {
  const date = new Date(Date.UTC(year, month - 1, day + days))
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

const weekdayOf = ({ year, month, day }: Day) => new Date(Date.UTC(year, month - 1, day)).getUTCDay()

function instantOf({ year, month, day }: Day, hour: number, zone: string) {
  const asIfUtc = Date.UTC(year, month - 1, day, hour)
  // First guess with the offset at noon UTC, then corrected with the offset at the guess.
  const guess = asIfUtc - offsetIn(zone, asIfUtc)
  return new Date(asIfUtc - offsetIn(zone, guess))
}

function offsetIn(zone: string, at: number) {
  const { year, month, day, hour, minute, second } = clockIn(zone, new Date(at))
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(zone: string, at: Date) {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
  clocks.set(zone, clock)
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  return parts as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>
}
