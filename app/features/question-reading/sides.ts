import { shiftDays } from './calendar.ts'
import { isComparing } from './objects.ts'
import type { Found, Kind, Reading } from './reading.ts'
import { complement } from './set-merging.ts'

/** Two values of the same kind, on both sides of what compares them. */
export const periodsOf = (reading: Reading) =>
  new Set(reading.found.filter(({ kind }) => kind === 'period').map(({ set }) => JSON.stringify(set)))

/** What is compared, or that it is more than two. Null for a question that compares nothing. */
export function sidesOf(
  reading: Reading,
): { left: Found[]; right: Found[]; shared: Found[] } | 'many' | null {
  const { marked } = reading
  const isAsked = marked.asks(
    /\b(vs|versus|against|compar\w*|than|differ\w*|between|better|worse|more|fewer|higher|lower|prefer\w*|before)\b|^(is|are|was|were|do|does|did|which|who)\b.* or\b/,
  )
  if (!isAsked && periodsOf(reading).size < 2) return null
  const pivot = marked.find(/\b(vs|versus|against|than|compared|or)\b/)
  for (const kind of [
    'period',
    'rating',
    'language',
    'source',
    'weekday',
    'group',
    'reply',
    'topic',
    'words',
  ] as Kind[]) {
    const isOfKind = (each: Found) =>
      each.kind === kind || (kind === 'topic' && pivot >= 0 && each.kind === 'words')
    const found = reading.found.filter(isOfKind).toSorted((one, other) => one.at - other.at)
    const values = found.filter(
      ({ set }, index) =>
        found.findIndex((other) => JSON.stringify(other.set) === JSON.stringify(set)) === index,
    )
    const other = values.length === 1 ? complementOf(reading, values[0]!) : null
    if (other)
      return { left: values, right: [other], shared: reading.found.filter((each) => each.kind !== kind) }
    const since = values.length === 1 ? sinceThen(reading, values[0]!) : null
    if (since)
      return { left: [since], right: values, shared: reading.found.filter((each) => each.kind !== kind) }
    if (values.length < 2) continue
    if (values.length > 2) return 'many'
    const around = pivot < 0 ? 1 : values.findIndex(({ at }) => at > pivot)
    const right = values[around < 1 ? 1 : around]!
    const left = values[(around < 1 ? 1 : around) - 1]!
    return { left: [left], right: [right], shared: reading.found.filter((each) => !isOfKind(each)) }
  }
  return null
}

/** "than the others", "than on other days". */
function complementOf(reading: Reading, { set, kind, at }: Found): Found | null {
  if (
    !reading.marked.asks(/\b(others?|rest|else|remaining|all reviews|average|overall)\b/) ||
    !isComparing(reading)
  )
    return null
  const rest = complement(set)
  return rest && { kind, at: at + 1, set: rest }
}

/** "than last year": the time since is compared with it. */
function sinceThen({ marked, background }: Reading, { set, kind, at }: Found): Found | null {
  const than = marked.find(/\bthan\b/)
  const isPast = kind === 'period' && set.to && set.to < background.at
  return isPast && than >= 0 && at > than ? { kind, at: than, set: { from: shiftDays(set.to!, 1) } } : null
}
