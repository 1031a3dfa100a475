import type { Query, ReviewSet } from './query.schema.ts'

type Conditions = { set: ReviewSet }[]

/** All conditions in one. Says why they cannot be. */
export function merge(sets: ReviewSet[], opinion: 'praise' | 'complaint' | null): ReviewSet | string {
  const merged: ReviewSet = {}
  for (const set of sets) {
    for (const [name, value] of Object.entries(set)) {
      if (value === undefined) continue
      const field = name as keyof ReviewSet
      const before = merged[field]
      if (field === 'topics' && merged.topics)
        merged.topics = [...new Set([...merged.topics, ...set.topics!])]
      else if (field === 'words' && merged.words) merged.words = [...merged.words, ...set.words!]
      else if (field === 'weekdays' && merged.weekdays)
        merged.weekdays = [...new Set([...merged.weekdays, ...set.weekdays!])]
      else if (field === 'from' && before)
        merged.from = String(before) > set.from! ? String(before) : set.from!
      else if (field === 'to' && before) merged.to = String(before) < set.to! ? String(before) : set.to!
      else if (field === 'lowest' && before) merged.lowest = Math.min(Number(before), set.lowest!)
      else if (field === 'highest' && before) merged.highest = Math.max(Number(before), set.highest!)
      else if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value))
        return 'I do not understand how the parts of this question belong together. Please ask about one at a time, or compare two with “or”.'
      else Object.assign(merged, { [field]: value })
    }
  }
  if (opinion) merged.opinion = opinion
  return merged
}

export function splitShare(
  query: Query,
  { whole, part, opinion }: { whole: ReviewSet[]; part: ReviewSet[]; opinion: 'praise' | 'complaint' | null },
) {
  const [where, its] = [merge(whole, null), merge(part, opinion)]
  if (typeof where === 'string' || typeof its === 'string') return
  query.where = where
  query.part = its
}

/** The previous question with other conditions. */
export function refine(
  previous: Query,
  set: ReviewSet,
  sides: { left: Conditions; right: Conditions } | null,
): Query {
  const { versus: _, ...rest } = previous
  const period = set.from || set.to ? { from: undefined, to: undefined } : {}
  const where = clean({ ...previous.where, ...period, ...set })
  if (!sides) return { ...rest, where }
  const with_ = (found: Conditions) =>
    clean({ ...where, ...Object.assign({}, ...found.map(({ set: its }) => its)) })
  return { ...rest, where: with_(sides.left), versus: with_(sides.right) }
}

/** All but these; null where no single set says so. */
export function complement({
  weekdays,
  language,
  lowest,
  highest,
  provenances,
  importedFrom,
}: ReviewSet): ReviewSet | null {
  if (weekdays) return { weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekdays.includes(day)) }
  if (language) return { exceptLanguage: language }
  if (lowest === 1 && highest && highest < 5) return { lowest: highest + 1, highest: 5 }
  if (highest === 5 && lowest && lowest > 1) return { lowest: 1, highest: lowest - 1 }
  if (provenances && !importedFrom)
    return { provenances: customerProvenances.filter((each) => !provenances.includes(each)) }
  return null
}

const customerProvenances = ['order', 'invited', 'confirmed', 'imported'] as const

const clean = (set: ReviewSet) =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as ReviewSet
