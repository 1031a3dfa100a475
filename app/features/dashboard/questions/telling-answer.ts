import { topicName } from '#app/features/analyses/topic-name.ts'
import type { SentencePart } from '#app/features/findings/telling.ts'
import { tellFinding } from '#app/features/findings/telling.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import {
  countOf,
  formatAverage,
  formatDate,
  formatList,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import type { Answer, ReviewsAnswer } from './answering.server.ts'
import type { Question } from './question.schema.ts'

const quoted = (words: string) => `“${words}”`

/** "reviews with 1 or 2 stars that complain about noise, from 1 March 2026 to 31 March 2026" */
export function questionInWords({
  show,
  topic,
  words,
  say,
  stars,
  from,
  to,
  by,
  isCompared,
}: Question): string {
  if (show === 'fix') return 'What should I fix first?'
  if (show === 'like') return 'What do customers like?'
  if (show === 'changed') return 'What changed?'
  const about = topic ? topicName(topic) : words ? quoted(words) : null
  const verb = say === 'praise' ? 'that praise' : say === 'complaint' ? 'that complain about' : 'that mention'
  const parts = [
    { count: 'How many reviews', average: 'Average rating of reviews', quotes: 'What do reviews say' }[show],
    stars && `with ${stars.replace('-', ' or ')} ${stars === '1' ? 'star' : 'stars'}`,
    show === 'quotes' ? about && `about ${about}` : (about || say) && `${verb} ${about ?? 'anything'}`,
    from && `since ${formatDate(from)}`,
    to && `until ${formatDate(to)}`,
    by && `by ${by === 'importSource' ? 'source' : by === 'rating' ? 'stars' : by}`,
    isCompared && from && 'compared with the time before',
  ]
  return `${parts.filter(Boolean).join(' ')}?`
}

export function reviewsAddress({ topic, words, say, stars, from, to }: Question) {
  return inboxAddress({
    ...{ state: 'published', provenance: 'customers', topic, q: topic ? undefined : words },
    label: say && (say === 'praise' ? 'positive' : 'negative'),
    rating: stars && (stars.includes('-') ? (stars as '1-2') : Number(stars)),
    period: from || to ? `${from ?? ''}..${to ?? ''}` : 'any',
  })
}

/** The answer in a sentence, its count opening the reviews. */
export function tellAnswer(asked: Question, answer: Answer): SentencePart[] {
  if (answer.kind === 'findings') {
    const [first] = answer.findings
    return first ? tellFinding(first.finding, answer.of) : ['Nothing yet that three people name.']
  }
  const { count, mentions, of, estimate, rating, searched } = answer
  const about = asked.topic ?? (searched ? quoted(searched) : null)
  const address = reviewsAddress({ ...asked, words: searched ?? undefined })
  const isAny = answer.each.length > 0
  if (mentions === 0) return [about ? `No review mentions ${about}.` : 'No review is like this.']
  if (asked.show === 'average') {
    const whose = about
      ? `${countOf(mentions, 'review mentions', 'reviews mention')} ${about} and`
      : `${countOf(mentions, 'review')}`
    const said = rating
      ? ` give ${formatAverage(rating.value)} stars on average (95% confidence: ${formatAverage(rating.low)} to ${formatAverage(rating.high)}).`
      : ': too few for an average.'
    return [{ text: whose, address }, said]
  }
  if (asked.say) {
    const verb = asked.say === 'praise' ? ['praises', 'praise'] : ['complains about', 'complain about']
    const object = about ?? 'something'
    if (!estimate && about)
      return [
        {
          text: countOf(mentions, 'review mentions', 'reviews mention'),
          address: reviewsAddress({ ...asked, say: undefined, words: searched ?? undefined }),
        },
        ` ${about}; ${count === 0 ? 'none seems' : count === 1 ? 'one seems' : `about ${formatNumber(count)} seem`} to ${verb[1]} it: too few, or too unsure, for an estimate.`,
      ]
    return [
      { text: `About ${formatNumber(count)} of ${countOf(of, 'review')}`, address },
      ` ${count === 1 ? verb[0] : verb[1]} ${object}${estimate ? ` (an estimate, between ${formatNumber(estimate.low)} and ${formatNumber(estimate.high)})` : ''}.`,
    ]
  }
  if (!about) return [{ text: countOf(mentions, 'review'), address }, '.']
  return [
    { text: `${formatNumber(mentions)} of ${countOf(of, 'review')}`, address },
    ` ${mentions === 1 ? 'mentions' : 'mention'} ${isAny ? `any of the words ${about}` : about}.`,
  ]
}

/** What else the reviews say of it, in sentences. */
export function moreInWords(asked: Question, answer: ReviewsAnswer): string[] {
  const { mentions, rating, difference, direction, before, count, each, searched, says } = answer
  const isAbout = Boolean(asked.topic || searched)
  const gap = difference && difference.low * difference.high > 0 ? difference : null
  const lines = [
    each.length > 0 &&
      `No review has all of these words. ${formatList(each.map(({ word, reviews, average }) => `${quoted(word)} is in ${reviews === 0 ? 'none' : `${formatNumber(reviews)}${average === null ? '' : ` (${formatAverage(average, 1)} stars)`}`}`))}.`,
    isAbout &&
      asked.topic &&
      !asked.say &&
      mentions > 0 &&
      `About ${formatNumber(says.praise)} praise it and ${formatNumber(says.complaint)} complain; some do both, some neither.`,
    isAbout &&
      asked.show !== 'average' &&
      rating &&
      `They give ${formatAverage(rating.value, 1)} stars on average.`,
    isAbout &&
      gap &&
      `That is ${formatAverage(Math.abs(gap.value), 1)} ${gap.value < 0 ? 'lower' : 'higher'} than the others (${formatAverage(Math.min(Math.abs(gap.low), Math.abs(gap.high)), 1)} to ${formatAverage(Math.max(Math.abs(gap.low), Math.abs(gap.high)), 1)}).`,
    before !== null &&
      `In as long a time before, it was ${formatNumber(before)}, now ${formatNumber(count)}.`,
    direction &&
      `In the last three months, ${formatPercent(direction.recent)} of reviews; in the nine before, ${formatPercent(direction.earlier)}: ${direction.isClear ? (direction.recent > direction.earlier ? 'clearly more' : 'clearly fewer') : 'this may be chance'}.`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}
