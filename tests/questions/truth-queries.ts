import type { Truth } from './truths.ts'

// Shorthand for the truths in questions.ts. A `where` is a condition on `r` (see truths.ts).

/** With and without imported reviews: an answer may count either, if it says which. Imports alone are not zero. */
export const count = (where = 'true', label = 'reviews'): Truth => ({
  numbers: [
    {
      label,
      unit: 'count',
      sql: `select count(*), nullif(count(*) filter (where rated), 0) from r where ${where}`,
    },
  ],
})

/** Of the reviews in the rating, without imported ones. */
export const average = (where = 'true', label = 'average rating'): Truth => ({
  numbers: [{ label, unit: 'stars', sql: `select avg(rating) from r where rated and ${where}` }],
})

export const importedAverage = (where: string, label = 'average rating'): Truth => ({
  numbers: [
    { label, unit: 'stars', sql: `select avg(rating) from r where provenance = 'imported' and ${where}` },
  ],
})

export const share = (part: string, where = 'true', label = 'share'): Truth => ({
  numbers: [
    {
      ...{ label, unit: 'percent' },
      sql: `select 100.0 * avg((${part})::int), 100.0 * avg((${part})::int) filter (where rated) from r where ${where}`,
    },
  ],
})

/** Of the reviews in the rating: others need no reply. */
export const unreplied = (where = 'true', label = 'without a reply'): Truth => ({
  numbers: [{ label, unit: 'count', sql: `select count(*) from r where rated and not replied and ${where}` }],
})

/** Reviews with such words (a regular expression), in the review alone or wherever the inbox searches. */
export const mentioning = (words: string, where = 'true', label = 'reviews'): Truth => ({
  numbers: [
    {
      ...{ label, unit: 'count' },
      sql: `select count(*) filter (where words ~* '${words}'), count(*) filter (where rated and words ~* '${words}'),
        count(*), count(*) filter (where rated) from r where searched ~* '${words}' and ${where}`,
    },
  ],
})

/** Reviews that mention a topic, as the analysis found it. */
export const onTopic = (topic: string, where = 'true', label = 'reviews'): Truth =>
  count(`${isOnTopic(topic)} and ${where}`, label)

export const isOnTopic = (topic: string) =>
  `id in (select review_id from aspects where business_id = $1 and topic = '${topic}')`

/** Reviews about something: with such words, or on the topic. */
export const isAbout = (words: string, topic?: string) =>
  `(words ~* '${words}'${topic ? ` or ${isOnTopic(topic)}` : ''})`

const opinions = (label: 'positive' | 'negative') => (where: string, first: number) =>
  `select topic from (
    select a.topic, rank() over (order by count(distinct a.review_id) desc) as place
    from aspects a join r on r.id = a.review_id
    where a.business_id = $1 and a.shown and a.label = '${label}' and ${where} group by a.topic
    having count(distinct a.review_id) >= 2
  ) ranked where place <= ${first}`

/** The topics that most reviews praise; what a single review says is no ranking. */
export const praised = (where = 'true', first = 1): Truth => ({ topics: opinions('positive')(where, first) })

/** The topics that most reviews complain about, and those that a reader of the reviews found. */
export const complainedAbout = (where = 'true', found: string[] = []): Truth => ({
  topics: [opinions('negative')(where, 1), ...found.map((topic) => `select '${topic}'`)].join(' union '),
})

export const topic = (...names: string[]): Truth => ({ topics: listed(names) })
export const says = (...texts: string[]): Truth => ({ says: listed(texts) })

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`
const listed = (texts: string[]) => `values ${texts.map((text) => `(${quoted(text)})`).join(', ')}`

export const quoting = (where: string): Truth => ({ reviews: `select id from r where ${where}` })

/** By these authors: found by reading the reviews. */
export const by = (...authors: string[]) => `author_name in (${authors.map(quoted).join(', ')})`

/** The review at one end of an order, or all of them where several share the place. */
export const atTheEnd = (order: string, where = 'true'): Truth => ({
  reviews: `select id from (select id, rank() over (order by ${order}) as place from r where ${where}) ranked where place = 1`,
})

export const hoursToReply = (where = 'true'): Truth => ({
  numbers: [
    {
      ...{ label: 'hours until the reply', unit: 'hours' },
      sql: `select avg(hours_to_reply), percentile_cont(0.5) within group (order by hours_to_reply)
        from r where replied and ${where}`,
    },
  ],
})

export const none = (where: string): Truth => ({ none: `select id from r where ${where}` })
export const few = (where: string): Truth => ({ few: `select id from r where ${where}` })
export const unanswerable: Truth = { isUnanswerable: true }

/** Everything in each of them. No two may set the same thing, numbers apart. */
export const all = (...truths: Truth[]): Truth => ({
  ...Object.assign({}, ...truths),
  ...(truths.some(({ numbers }) => numbers) && { numbers: truths.flatMap(({ numbers = [] }) => numbers) }),
})

export const since = (day: string) => `day >= '${day}'`
export const within = (from: string, to: string) => `day between '${from}' and '${to}'`
export const inMonth = (month: string) => `month = '${month}'`
export const inYear = (year: number) => `year = ${year}`
export const saturday = 'weekday = 6'
export const weekend = 'weekday >= 6'
