// Opening hours in the business's own wall-clock time. Pure, so that the form can read them while they are typed.

/** Minutes after midnight. An end at or before the start is on the next day; 0 to 1440 is the whole day. */
export type Interval = { from: number; to: number }

/** Monday first; a day without intervals is closed. */
export type OpeningHours = { days: Interval[][]; isByAppointment: boolean }

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
export const mostIntervals = 4

const dayMinutes = 24 * 60
const weekMinutes = 7 * dayMinutes

export const hasHours = ({ days, isByAppointment }: OpeningHours) =>
  isByAppointment || days.some((day) => day.length > 0)

type Stretch = { day: number; start: number; end: number }

/** All intervals in minutes of the week, in order. The end of one over Sunday night is beyond the week. */
const stretchesOf = (days: Interval[][]): Stretch[] =>
  days
    .flatMap((intervals, day) =>
      intervals.map(({ from, to }) => {
        const start = day * dayMinutes + from
        return { day, start, end: start + (to > from ? to - from : to - from + dayMinutes) }
      }),
    )
    .sort((a, b) => a.start - b.start)

/** The first day on which an interval begins before an earlier one has ended; -1 if there is none. */
export function overlappingDay(days: Interval[][]): number {
  const stretches = stretchesOf(days)
  const again = stretches.map((each) => ({ ...each, start: each.start + weekMinutes }))
  const [last, next] = [stretches.at(-1), again[0]]
  for (const [at, stretch] of stretches.entries()) {
    const before = stretches[at - 1]
    if (before && stretch.start < before.end) return stretch.day
  }
  return last && next && stretches.length > 1 && next.start < last.end ? next.day : -1
}

export type OpenState =
  | { isOpen: true; until: number | null }
  | { isOpen: false; opens: { day: number; at: number; isToday: boolean } | null }

/** Open or closed at a moment, and until when. `until` is null where it never closes. */
export function openState(days: Interval[][], timeZone: string, at: Date): OpenState {
  const stretches = joined(stretchesOf(days))
  const minute = minuteOfWeek(timeZone, at)
  const open = stretches.find(({ start, end }) =>
    [minute, minute + weekMinutes].some((moment) => start <= moment && moment < end),
  )
  if (open)
    return { isOpen: true, until: open.end - open.start >= weekMinutes ? null : open.end % dayMinutes }
  const next = stretches.find(({ start }) => start > minute) ?? stretches[0]
  if (!next) return { isOpen: false, opens: null }
  const day = Math.floor(next.start / dayMinutes)
  const isToday = next.start > minute && day === Math.floor(minute / dayMinutes)
  return { isOpen: false, opens: { day, at: next.start % dayMinutes, isToday } }
}

/** Stretches that touch are one: midnight is no closing time of a day that is open around the clock. */
function joined(stretches: Stretch[]) {
  const list: Stretch[] = []
  for (const stretch of stretches) {
    const last = list.at(-1)
    if (last && stretch.start <= last.end) last.end = Math.max(last.end, stretch.end)
    else list.push({ ...stretch })
  }
  const [first, last] = [list[0], list.at(-1)]
  if (first && last && first !== last && last.end >= first.start + weekMinutes) {
    last.end = Math.max(last.end, first.end + weekMinutes)
    list.shift()
  }
  return list
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Minutes since Monday, 00:00, on the clock of a time zone. */
function minuteOfWeek(timeZone: string, at: Date) {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      weekday: 'long',
      hour: 'numeric',
      minute: 'numeric',
    })
  clocks.set(timeZone, clock)
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  return weekdayNames.indexOf(parts.weekday!) * dayMinutes + Number(parts.hour) * 60 + Number(parts.minute)
}
