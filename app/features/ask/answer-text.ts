import { topicName } from '#app/features/analyses/topic-name.ts'
import {
  addUp,
  areRatingsApart,
  averageOf,
  countStars,
  type StarCounts,
} from '#app/features/figures/statistics.ts'
import { causesInWords, describeFinding, type SentencePart } from '#app/features/findings/finding-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { isAnyOf } from '#app/features/reviews/search-words.ts'
import {
  capitalised,
  countOf,
  formatAverage,
  formatChoices,
  formatDate,
  formatLanguage,
  formatList,
  formatMonth,
  formatNumber,
  formatWeekday,
} from '#app/languages/format.ts'
import type { Answer, ReviewsAnswer, Table } from './answer.server.ts'
import { answerAddress, isOfKind, type Question, saidOf } from './question.schema.ts'
import type { Change } from './timeline.ts'

const quoted = (words: string) => `“${words}”`

/** "How many reviews with 1 or 2 stars that complain about noise since 1 March 2026?" */
export function questionInWords({ show, topic, words, say, by, compare, odd, ...kind }: Question): string {
  if (odd === 'stars') return `Which reviews${kindInWords(kind)} have stars that do not fit their words?`
  if (odd === 'business') return `Which reviews${kindInWords(kind)} are about another business?`
  if (show === 'fix') return 'What should I fix first?'
  if (show === 'like') return 'What do customers like?'
  const about = topic ? topicName(topic) : words ? quoted(words.replaceAll('|', 'or')) : null
  if (show === 'changed') return `What changed${about ? ` about ${about}` : ''}${kindInWords(kind)}?`
  const verb = say === 'praise' ? 'that praise' : say === 'complaint' ? 'that complain about' : 'that mention'
  const parts = [
    { count: 'How many reviews', average: 'Average rating of reviews', quotes: 'What do reviews say' }[show],
    kindInWords(kind).trim(),
    about && (show === 'quotes' ? `about ${about}` : `${verb} ${about}`),
    by && `by ${by === 'importSource' ? 'source' : by === 'rating' ? 'stars' : by}`,
    compare && `compared with ${comparedInWords(compare)}`,
    !about && say && `and what do they ${say === 'praise' ? 'praise' : 'complain about'}`,
  ]
  return `${parts.filter(Boolean).join(' ')}?`
}

const comparedInWords = (compare: string) =>
  compare.includes('..')
    ? timeInWords(compare)
    : compare === 'ever'
      ? 'all the time before'
      : 'the time before'

/** " with 1 star in French since 1 March 2026 until 31 March 2026" */
function kindInWords({ stars, written, from, to }: Pick<Question, 'stars' | 'written' | 'from' | 'to'>) {
  const parts = [
    stars && ` with ${stars.replace('-', ' or ')} ${stars === '1' ? 'star' : 'stars'}`,
    written && ` in ${formatList(written.split(' ').map((tag) => formatLanguage(tag)))}`,
    (from || to) && ` ${from && to ? 'from ' : ''}${timeInWords(`${from ?? ''}..${to ?? ''}`)}`,
  ]
  return parts.filter(Boolean).join('')
}

/** "2026-06-01..2026-08-31", either day missing where it has no bound. */
export function timeInWords(label: string) {
  const [from, to] = label.split('..')
  if (!to) return `since ${formatDate(from!)}`
  return from ? `${formatDate(from)} to ${formatDate(to)}` : `until ${formatDate(to)}`
}

/** The reviews behind an answer: in the inbox, or those that have the words, on its own page. */
function reviewsAddress(asked: Question) {
  const { topic, words, stars, from, to, written, odd } = asked
  if (words || topic || odd || written?.includes(' ')) return answerAddress({ ...asked, list: 'all' })
  return inboxAddress({
    state: 'published',
    provenance: 'customers',
    language: written,
    rating: stars && (stars.includes('-') ? (stars as '1-2') : Number(stars)),
    period: from || to ? `${from ?? ''}..${to ?? ''}` : 'any',
  })
}

const beyonds = {
  money: 'Reviews do not tell figures of the business itself.',
  future: 'Reviews do not tell what will happen, or what would.',
  others: 'Your reviews do not tell how other businesses do.',
  reply: 'Which reviews wait for a reply is in your inbox, and a reply is drafted beside each.',
  stars: 'Every review here has stars.',
  any: 'We may not be able to tell this from reviews.',
}

/** The answer in a sentence; its count links to the reviews. */
export function describeAnswer(asked: Question, answer: Answer): SentencePart[] {
  if (answer.kind === 'findings') {
    const [first] = answer.findings
    if (first) return describeFinding(first.finding, answer.of)
    if (asked.show !== 'changed') return ['Nothing yet that three people name.']
    return [
      'We found no change beyond chance in what reviews complain about or praise.',
      ...changeInWords(answer.change, ''),
    ]
  }
  const { replies } = answer
  if (replies) return repliesInWords(asked, replies)
  const beyond = [
    ...(asked.beyond ? [`${beyonds[asked.beyond]} `] : []),
    ...(asked.topic && asked.more ? [`${quoted(asked.more)} is not looked for here. `] : []),
    ...answer.search.misspelt.map(({ typed, word }) => `${quoted(typed)} is read as ${quoted(word)}. `),
  ]
  const isOfAll = answer.isSet && !isOfKind(asked) && !answer.isAbsent
  if (asked.beyond && isOfAll) return beyond
  // What has only some of the words is a choice, and no answer.
  if (answer.isSilent && answer.search.missing.length === 0) return beyond
  if (answer.isSilent) return [...beyond, noneHas(asked, answer)]
  const { missing, moreMissing } = answer.search
  const lacking = [...(answer.isAbsent ? [] : missing), ...moreMissing]
  const without = lacking.length > 0 ? [`Not found: ${formatList(lacking.map(quoted))}. `] : []
  return [...beyond, ...without, ...(answer.isSet ? tellSet(asked, answer) : tellMentions(asked, answer))]
}

function repliesInWords(
  { from, to }: Question,
  { reviews, replied, repliedInDay, repliedInWeek }: NonNullable<ReviewsAnswer['replies']>,
): SentencePart[] {
  const period = from || to ? `${from ?? ''}..${to ?? ''}` : 'any'
  const linked = (state: 'replied' | 'unreplied', text: string) => ({
    text,
    address: inboxAddress({ state, provenance: 'own', period }),
  })
  return [
    linked(
      'replied',
      `${formatNumber(replied)} of ${countOf(reviews, 'review')}${kindInWords({ from, to })}`,
    ),
    ` ${replied === 1 ? 'has' : 'have'} a reply, ${formatNumber(repliedInDay)} within a day of publication and ${formatNumber(repliedInWeek)} within a week; `,
    linked(
      'unreplied',
      `${formatNumber(reviews - replied)} ${reviews - replied === 1 ? 'has' : 'have'} none`,
    ),
    '. A reply is drafted beside each in your inbox.',
  ]
}

/** What all reviews of a kind say. */
function tellSet(asked: Question, answer: ReviewsAnswer): SentencePart[] {
  const { mentions, of, rating, stars } = answer
  if (asked.odd) return tellOdd(asked, answer)
  const absent = answer.isAbsent ? [`${noneHas(asked, answer)} `] : []
  const whole = { ...asked, words: undefined }
  if (mentions === 0) return [...absent, `There is no review${kindInWords(asked)}.`]
  const apart = compared(asked, answer)
  if (apart) return [...absent, ...apart, ...mostInWords(asked, answer)]
  const count =
    mentions === of ? countOf(of, 'review') : `${formatNumber(mentions)} of ${countOf(of, 'review')}`
  const average = averageOf(stars)
  const rated =
    asked.stars || average === null
      ? ''
      : asked.show === 'average' && rating
        ? ` give ${formatAverage(rating.value)} stars on average, probably between ${formatAverage(rating.low)} and ${formatAverage(rating.high)}`
        : ` give ${formatAverage(average, mentions > 1 ? 2 : 1)} stars on average`
  return [
    ...absent,
    { text: `${count}${kindInWords(asked)}`, address: reviewsAddress({ ...whole, say: undefined }) },
    rated && mentions > 1 ? `${rated}: ${starsInWords(stars)}.` : `${rated}.`,
    ...mostInWords(asked, answer),
  ]
}

function tellOdd(asked: Question, { mentions, stars }: ReviewsAnswer): SentencePart[] {
  const [one, others] =
    asked.odd === 'stars'
      ? ['reads unlike its stars', 'read unlike their stars']
      : ['is hardly about your business', 'are hardly about your business']
  const hint =
    asked.odd === 'stars' ? ' Some may be meant ironically, and irony is often missed.' : ' We may miss some.'
  if (mentions === 0) return [`We found no review that ${one}.${hint}`]
  return [
    { text: countOf(mentions, 'review'), address: reviewsAddress(asked) },
    ` ${mentions === 1 ? one : others}, as far as we can tell: ${starsInWords(stars)}.${hint}`,
  ]
}

/** The topics that a set of reviews mentions most, and the largest lines of a split. */
function mostInWords(asked: Question, { tables }: ReviewsAnswer): string[] {
  const say = saidOf(asked)
  const topics = tables.find(({ by }) => by === 'topic')?.rows.slice(0, 5)
  const named = topics && formatList(topics.map(({ label }) => labelOf('topic', label)))
  const weekdays = say ? undefined : tables.find(({ by }) => by === 'weekday')?.rows
  return [
    ...(named ? [` What comes up most, as far as found: ${named}.`] : []),
    ...(weekdays ? weekInWords(weekdays) : mostInSplit(asked, tables)),
  ]
}

function weekInWords(rows: Table['rows']): string[] {
  const isWeekend = ({ label }: Table['rows'][number]) => Number(label) > 5
  const [ends, days] = [rows.filter(isWeekend), rows.filter((row) => !isWeekend(row))].map((its) =>
    addUp(its.map(({ stars }) => stars)),
  ) as [StarCounts, StarCounts]
  const told = (stars: StarCounts) => countAndStars({ reviews: countStars(stars), stars })
  const chance = areRatingsApart(ends, days) ? 'beyond chance' : 'which may be chance'
  return [` Written on Saturday or Sunday: ${told(ends)}; from Monday to Friday: ${told(days)}, ${chance}.`]
}

/** What reviews say about a topic or words. */
function tellMentions(asked: Question, answer: ReviewsAnswer): SentencePart[] {
  const { mentions, of, rating, stars, search } = answer
  const about = asked.topic ?? formatList(search.searched.map(({ word }) => quoted(word)))
  if (mentions === 0) return [noneHas(asked, answer)]
  if (answer.isLoose)
    return [
      'Perhaps ',
      { text: countOf(mentions, 'review'), address: reviewsAddress({ ...asked, say: undefined }) },
      `${formsInWords(answer, search.searched[0]!)}. Others may say it differently.${relatedInWords(answer, search.searched[0]!)}`,
    ]
  const apart =
    compared(asked, answer) ?? (search.isAny || search.missing.length > 0 ? eachWord(asked, answer) : null)
  if (apart) return apart
  const address = reviewsAddress(asked)
  const all = `${formatNumber(mentions)} of ${countOf(of, 'review')}${kindInWords(asked)}`
  const end = asked.topic ? ', as far as found.' : '.'
  const isOnlyRelated = search.searched.some((word) => word.isOnlyRelated)
  const isOne = mentions === 1
  const verb = asked.topic
    ? isOne
      ? 'mentions'
      : 'mention'
    : isOnlyRelated
      ? 'may speak of'
      : isOne
        ? 'has words for'
        : 'have words for'
  if (asked.show === 'average')
    return [
      { text: all, address },
      ` ${verb} ${about}${rating ? ` and give ${formatAverage(rating.value)} stars on average, probably between ${formatAverage(rating.low)} and ${formatAverage(rating.high)}` : ': too few for an average'}${end}`,
    ]
  const more =
    search.searched.length > 1 && search.some > mentions
      ? `; ${formatNumber(search.some - mentions)} more ${search.some - mentions === 1 ? 'has' : 'have'} them only for ${search.searched.length === 2 ? 'one' : 'some'}`
      : ''
  const rated = isOne
    ? `: ${starsInWords(stars)}`
    : mentions < fewestForAverage
      ? ''
      : `: ${formatAverage(averageOf(stars)!)} stars`
  return [
    { text: all, address: reviewsAddress({ ...asked, say: undefined }) },
    ` ${verb} ${about}${rated}${more}${end}`,
    ...mostInWords(asked, answer),
  ]
}

/** "7 give 4 or 5 stars, 2 give 1 or 2" */
function starsInWords(stars: StarCounts): string {
  const [low, high] = [stars[0] + stars[1], stars[3] + stars[4]]
  const all = countStars(stars)
  if (all === 1) return `it gives ${stars.indexOf(1) + 1} ${stars[0] === 1 ? 'star' : 'stars'}`
  if (all === high || all === low) return `all give ${high > 0 ? '4 or 5' : '1 or 2'} stars`
  const told = (count: number, which: string) =>
    `${count === 0 ? 'none' : formatNumber(count)} ${count < 2 ? 'gives' : 'give'} ${which}`
  return `${told(high, '4 or 5 stars')}, ${told(low, '1 or 2')}`
}

const fewestForAverage = 5

/** How many have the word itself, and how the others write it. */
function formsInWords({ forms }: ReviewsAnswer, { word, reviews }: { word: string; reviews: number }) {
  const { asTyped, others } = forms[word] ?? { asTyped: reviews, others: [] }
  if (others.length === 0) return ''
  const by = formatList(others.map(quoted))
  return asTyped === 0
    ? `, found by ${by}`
    : ` (${formatNumber(asTyped)} by this word, ${formatNumber(reviews - asTyped)} by ${by})`
}

/** " 12 mention the topic that it names. 3 more only have “line” and “backed up”, which may mean it." */
function relatedInWords({ forms }: ReviewsAnswer, word: ReviewsAnswer['search']['each'][number]) {
  const { related, topic, ofTopic, reviews, isOnlyRelated } = word
  const by = forms[word.word]?.related ?? []
  const filed = countStars(ofTopic)
  return [
    topic && filed > reviews && !isOnlyRelated
      ? ` ${formatNumber(filed)} mention the topic ${topicName(topic)}, as far as found: ${filed < fewestForAverage ? '' : `${formatAverage(averageOf(ofTopic)!)} stars on average, `}${starsInWords(ofTopic)}.`
      : '',
    related > 0
      ? ` ${formatNumber(related)} more only ${related === 1 ? 'has' : 'have'} ${by.length > 0 ? formatList(by.map(quoted)) : 'related words'}, which may mean ${quoted(word.word)}.`
      : '',
  ].join('')
}

/** The lines of a split with most of what is asked about; of people all, because nobody is ranked. */
function mostInSplit({ show, say, by }: Question, tables: Table[]): string[] {
  const split = tables.find((table) => table.by === by && by !== 'topic')
  if (split && by === 'name') {
    const people = split.rows.map(
      ({ label, reviews, stars }) => `${label} (${countOf(reviews, 'review')}: ${starsInWords(stars)})`,
    )
    return people.length > 0 ? [` Named, in alphabetical order, as far as found: ${people.join('; ')}.`] : []
  }
  if (split && show === 'average') {
    const rated = split.rows.filter(({ reviews }) => reviews >= fewestForAverage)
    const sorted = rated.toSorted((one, other) => averageOf(other.stars)! - averageOf(one.stars)!)
    const told = [sorted[0], sorted.at(-1)].map(
      (row) => row && `${labelOf(by!, row.label)} (${countAndStars(row)})`,
    )
    return sorted.length > 1
      ? [
          ` Of those with ${fewestForAverage} reviews or more the highest average is ${told[0]}, the lowest ${told[1]}.`,
        ]
      : []
  }
  const countOfRow = ({ reviews, stars }: Table['rows'][number]) =>
    say === 'complaint' ? stars[0] + stars[1] : say === 'praise' ? stars[3] + stars[4] : reviews
  const rows = (split?.rows ?? []).filter((row) => countOfRow(row) > 0)
  const most = rows.toSorted((one, other) => countOfRow(other) - countOfRow(one)).slice(0, 3)
  const told = most.map((row) => `${labelOf(by!, row.label)} (${formatNumber(countOfRow(row))})`)
  const which = say === 'praise' ? ' with 4 or 5 stars' : say === 'complaint' ? ' with 1 or 2 stars' : ''
  return rows.length > 1 ? [` Most${which}: ${formatList(told)}.`] : []
}

/** That nothing was found, and not that reviews say nothing of it. */
function noneHas(asked: Question, { search }: ReviewsAnswer) {
  const kind = kindInWords(asked)
  if (asked.topic) return `We found no review${kind} that mentions ${asked.topic}.`
  const { missing } = search
  const before = search.each
    .filter(({ word, reviews, ever }) => reviews === 0 && ever > 0 && missing.includes(word))
    .map(({ word, ever }) => ` At other times ${countOf(ever, 'review')} of ${quoted(word)} were found.`)
  return `We cannot tell what reviews${kind} say about ${formatChoices(missing.map(quoted))}: none was found by ${missing.length === 1 ? 'this word' : 'these words'}, and they may use others.${before.join('')}`
}

const countAndStars = (row: { reviews: number; of?: number; stars: StarCounts }, hasStars = true) => {
  const count =
    row.of === undefined
      ? countOf(row.reviews, 'review')
      : `${formatNumber(row.reviews)} of ${countOf(row.of, 'review')}`
  const average = hasStars ? averageOf(row.stars) : null
  return average === null ? count : `${count}, ${formatAverage(average)} stars`
}

/** Words that few reviews have together, and the reviews that have most of them. */
function eachWord(asked: Question, answer: ReviewsAnswer): SentencePart[] {
  const { search, mentions, stars } = answer
  const isChoice = isAnyOf(asked.words ?? '')
  const highOf = ({ stars }: { stars: StarCounts }) => stars[3] + stars[4]
  const all = search.searched.filter(({ reviews }) => reviews > 0)
  const found = isChoice ? all.toSorted((one, other) => highOf(other) - highOf(one)) : all
  const most = found.every(({ reviews }) => reviews !== mentions)
  return [
    ...found.flatMap((word, at): SentencePart[] => [
      at > 0 ? ' ' : '',
      { text: quoted(word.word), address: reviewsAddress({ ...asked, words: word.word, more: undefined }) },
      `: ${answer.forms[word.word]?.isLoose || word.isOnlyRelated ? `perhaps ${countOf(word.reviews, 'review')}` : `${countAndStars(word)}${isChoice ? `, ${formatNumber(highOf(word))} with 4 or 5 stars` : ''}`}${formsInWords(answer, word)}${asked.show === 'changed' ? lastInWords(word.dates).map((last) => `; ${last}`) : ''}.${found.length > 1 ? relatedInWords(answer, word) : ''}`,
    ]),
    ...(search.both > 0 && found.length > 1
      ? [` ${countOf(search.both, 'review')} ${search.both === 1 ? 'has' : 'have'} all of them.`]
      : []),
    ...(most && mentions < search.some && mentions > search.both
      ? [` Most to the point are ${formatNumber(mentions)}: ${starsInWords(stars)}.`]
      : []),
  ]
}

function compared(asked: Question, { tables, isApart, isOfShares }: ReviewsAnswer): SentencePart[] | null {
  const told = tables.find(({ by, rows }) => by === 'time' || (by === 'language' && rows.length === 2))
  if (!told) return null
  const sentences = told.rows.flatMap((row, at): SentencePart[] => [
    `${at > 0 ? ' ' : ''}${capitalised(labelOf(told.by, row.label))}: ${countAndStars(row, !asked.stars)}.`,
  ])
  const what = isOfShares ? 'shares' : 'stars'
  if (isApart === null) return sentences
  const verdict = isApart
    ? ` The ${what} differ beyond chance.`
    : ` ${isOfShares ? 'Too few were found' : 'These reviews are too few'} to tell whether the ${what} differ.`
  return [...sentences, verdict]
}

export function labelOf(by: Table['by'], label: string) {
  if (by === 'time') return timeInWords(label)
  if (by === 'topic') return topicName(label)
  if (by === 'month') return formatMonth(label)
  if (by === 'quarter') return `since ${formatDate(label)}`
  if (by === 'year') return label.slice(0, 4)
  if (by === 'weekday') return formatWeekday(Number(label) - 1)
  if (by === 'language')
    return label === '' || label === 'zxx' || label === 'und' ? 'No language' : formatLanguage(label)
  if (by === 'importSource') return label || 'Collected here'
  return label
}

/** "Since June 2026 16 of 30 reviews have 3 stars or fewer, before that 12 of 70." */
function changeInWords(change: Change | null, what: string): string[] {
  if (!change) return []
  const { since, after, before } = change
  const share = ({ count, of }: Change['after']) => `${formatNumber(count)} of ${formatNumber(of)}`
  return [
    ` Since ${formatMonth(since)} ${share(after)} reviews have ${what}3 stars or fewer, before that ${share(before)}.`,
  ]
}

const isAboutWords = ({ isSet, isSilent, isLoose, mentions }: ReviewsAnswer) =>
  !isSet && !isSilent && !isLoose && mentions > 0

/** The caveat of a count of words. */
export const missedInWords = ({ topic }: Question, answer: Answer): string[] =>
  topic || answer.kind === 'findings' || !isAboutWords(answer) ? [] : ['Others may say it differently.']

export function moreInWords(asked: Question, answer: ReviewsAnswer): string[] {
  const { mentions, dates, change, search } = answer
  const isAbout = isAboutWords(answer)
  const [word, ...otherWords] = asked.topic || !isAbout ? [] : search.searched
  const { asTyped = 0, others = [] } = (otherWords.length === 0 && word && answer.forms[word.word]) || {}
  const causes = causesInWords(answer)
  return [
    ...(causes ? [causes] : []),
    ...(isAbout ? changeInWords(change, 'words for it and ') : []),
    ...(isAbout && dates && dates.low > 0 && dates.low <= mostDates && mentions > 1
      ? [datesInWords(dates)]
      : []),
    ...(search.moreFound.length > 0
      ? [
          `Other words of the question: ${search.moreFound.map((word) => `${quoted(word.word)}, ${countAndStars(word)}${asked.show === 'changed' ? lastInWords(word.dates).map((last) => `, ${last}`) : ''}`).join('; ')}.`,
        ]
      : []),
    ...(others.length > 0
      ? [
          `Of these, ${formatNumber(word!.reviews - asTyped)} ${word!.reviews - asTyped === 1 ? 'says' : 'say'} ${formatChoices(others.map(quoted))} instead.`,
        ]
      : []),
    ...(word && otherWords.length === 0 ? [relatedInWords(answer, word)].filter(Boolean) : []),
    ...missedInWords(asked, answer),
  ].map((line) => line.trim())
}

/** Of more reviews with few stars, the first and the last day say nothing. */
const mostDates = 100

/** Fewer after the last complaint that was found do not look like its end. */
const fewestSince = 3

/** "the last found with 3 stars or fewer is of 3 January 2026, and 4 since have more" */
function lastInWords({ first, last, since }: NonNullable<ReviewsAnswer['dates']>): string[] {
  const date = [...first, ...last].at(-1)
  if (!date) return []
  const after = since < fewestSince ? '' : `, and ${formatNumber(since)} found since have more`
  return [`the last found with 3 stars or fewer is of ${formatDate(date)}${after}`]
}

/** "With 3 stars or fewer: 3 Jan 2026 and 9 Feb 2026; the 4 since give 4 or 5." */
function datesInWords({ low, first, last, since }: NonNullable<ReviewsAnswer['dates']>) {
  const told = (dates: string[]) => formatList(dates.map((date) => formatDate(date)))
  const days =
    last.length === 0
      ? `With 3 stars or fewer: ${told(first)}`
      : `${formatNumber(low)} have 3 stars or fewer: the first on ${told(first)}, the last on ${told(last)}`
  return `${days}${since < fewestSince ? '' : `; the ${formatNumber(since)} found since give 4 or 5`}.`
}
