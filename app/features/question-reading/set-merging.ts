import type { Query, ReviewSet } from './query.schema.ts'

type Conditions = { set: ReviewSet }[]

const unrelated =
  'I do not understand how the parts of this question belong together. Please ask about one at a time, or compare two with “or”.'

/** All conditions in one. Says why they cannot be. */
export function merge(sets: ReviewSet[], opinion: 'praise' | 'complaint' | null): ReviewSet | string {
  const merged: ReviewSet = {}
  for (const set of sets) {
    if (set.lowest || set.highest) {
      const stars = mergedStars(merged, set)
      if (!stars) return unrelated
      Object.assign(merged, stars)
    }
    for (const [name, value] of Object.entries(set)) {
      if (value === undefined) continue
      const field = name as keyof ReviewSet
      const before = merged[field]
      if (field === 'lowest' || field === 'highest') continue
      if (field === 'topics' && merged.topics)
        merged.topics = [...new Set([...merged.topics, ...set.topics!])]
      else if (field === 'words' && merged.words) merged.words = [...merged.words, ...set.words!]
      else if (field === 'weekdays' && merged.weekdays)
        merged.weekdays = [...new Set([...merged.weekdays, ...set.weekdays!])]
      else if (field === 'languages' && merged.languages)
        merged.languages = [...new Set([...merged.languages, ...set.languages!])]
      else if (field === 'from' && before)
        merged.from = String(before) > set.from! ? String(before) : set.from!
      else if (field === 'to' && before) merged.to = String(before) < set.to! ? String(before) : set.to!
      else if (before !== undefined && JSON.stringify(before) !== JSON.stringify(value)) return unrelated
      else Object.assign(merged, { [field]: value })
    }
  }
  if (merged.from && merged.to && merged.from > merged.to) return unrelated
  if (opinion) merged.opinion = opinion
  return merged
}

/** "bad" and "1 star" are 1 star, "2 stars" and "3 stars" are both; "1 star" and "5 stars" are no range. */
function mergedStars(before: ReviewSet, set: ReviewSet): Pick<ReviewSet, 'lowest' | 'highest'> | null {
  if (!before.lowest && !before.highest) return { lowest: set.lowest ?? 1, highest: set.highest ?? 5 }
  const [one, other] = [before, set].map(({ lowest = 1, highest = 5 }) => ({ lowest, highest }))
  const common = {
    lowest: Math.max(one!.lowest, other!.lowest),
    highest: Math.min(one!.highest, other!.highest),
  }
  if (common.lowest <= common.highest) return common
  if (common.lowest - common.highest > 1) return null
  return {
    lowest: Math.min(one!.lowest, other!.lowest),
    highest: Math.max(one!.highest, other!.highest),
  }
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
  languages,
  lowest,
  highest,
  provenances,
  importedFrom,
  exceptLanguage,
  text,
}: ReviewSet): ReviewSet | null {
  if (exceptLanguage) return { languages: [exceptLanguage] }
  if (text) return { text: text === 'with' ? 'without' : 'with' }
  if (weekdays) return { weekdays: [1, 2, 3, 4, 5, 6, 7].filter((day) => !weekdays.includes(day)) }
  if (languages?.length === 1) return { exceptLanguage: languages[0] }
  if (lowest === 1 && highest && highest < 5) return { lowest: highest + 1, highest: 5 }
  if (highest === 5 && lowest && lowest > 1) return { lowest: 1, highest: lowest - 1 }
  if (provenances && !importedFrom)
    return { provenances: customerProvenances.filter((each) => !provenances.includes(each)) }
  return null
}

const customerProvenances = ['order', 'invited', 'confirmed', 'imported'] as const

const clean = (set: ReviewSet) =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as ReviewSet
