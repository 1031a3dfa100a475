/** The field of each day in the form, Monday first. */
export const dayFields = ['hours1', 'hours2', 'hours3', 'hours4', 'hours5', 'hours6', 'hours7'] as const
export type DayField = (typeof dayFields)[number]

const [monday, ...others] = dayFields
export const mondayField = monday
export const weekdayFields = others.slice(0, 4)

// Opening hours in the business's own wall-clock time. Pure, so that the form can read them while they are typed.

/** Minutes after midnight. An end at or before the start is on the next day; 0 to 1440 is the whole day. */
export type Interval = { from: number; to: number }

/** Monday first; a day without intervals is closed. */
export type OpeningHours = { days: Interval[][]; isByAppointment: boolean }

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const mostIntervals = 4

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

type TypedDay = { intervals: Interval[]; error?: never } | { error: string; intervals?: never }

const example = 'such as 9:00–12:30, 14:00–18:00'
const time = String.raw`(\d{1,2})(?:[:.h](\d{2})?)?\s*(am|pm|a\.m\.|p\.m\.)?`
const interval = new RegExp(String.raw`^${time}\s*(?:-|–|—|to|bis)\s*${time}(?:\s*uhr)?$`, 'i')
const closed = /^(closed|geschlossen|-|–)?$/i
const allDay = /^(24\s*h(ours)?|open 24 hours)$/i

/** The hours of one day as people type them: "9-12.30, 14-18", "9am–5pm", "18:00–2:00", "24h"; nothing is closed. */
export function readDay(typed: string): TypedDay {
  const text = typed.trim()
  if (closed.test(text)) return { intervals: [] }
  if (allDay.test(text)) return { intervals: [{ from: 0, to: 1440 }] }
  const parts = text.split(/[,;/&]|\band\b|\bund\b/i).map((part) => part.trim())
  if (parts.length > mostIntervals) return { error: `At most ${mostIntervals} openings a day` }
  const intervals: Interval[] = []
  for (const part of parts) {
    const read = readInterval(part)
    if (typeof read === 'string') return { error: read }
    intervals.push(read)
  }
  return { intervals: intervals.sort((a, b) => a.from - b.from) }
}

function readInterval(part: string): Interval | string {
  const found = interval.exec(part)
  if (!found) return `Please write times ${example}`
  const from = minutesOf(found.slice(1, 4))
  const to = minutesOf(found.slice(4, 7))
  if (from === null || to === null || from === 1440)
    return `Please write times from 0:00 to 24:00, ${example}`
  if (from === 0 && (to === 0 || to === 1440)) return { from: 0, to: 1440 }
  if (from === to) return 'Opening and closing time are the same'
  return { from, to: to === 1440 ? 1440 : to }
}

function minutesOf([typedHour, typedMinute, half]: (string | undefined)[]) {
  const [hour, minute] = [Number(typedHour), Number(typedMinute ?? 0)]
  if (minute > 59) return null
  if (half) {
    if (hour < 1 || hour > 12) return null
    return ((hour % 12) + (/^p/i.test(half) ? 12 : 0)) * 60 + minute
  }
  return hour < 24 || (hour === 24 && minute === 0) ? hour * 60 + minute : null
}

const clockText = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`

/** The same, as the form shows it again: "9:00–12:30, 14:00–18:00". */
export const writeDay = (intervals: Interval[]) =>
  intervals
    .map(({ from, to }) => (from === 0 && to === 1440 ? '24h' : `${clockText(from)}–${clockText(to)}`))
    .join(', ')
