import { type Interval, mostIntervals } from './opening-hours.ts'

export type TypedDay = { intervals: Interval[]; error?: never } | { error: string; intervals?: never }

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
