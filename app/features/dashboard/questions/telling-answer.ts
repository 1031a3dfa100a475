import { topicName } from '#app/features/analyses/topic-name.ts'
import { type Finding, shiftOf } from '#app/features/findings/finding.ts'
import type { SentencePart } from '#app/features/findings/telling.ts'
import { tellFinding } from '#app/features/findings/telling.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import {
  countOf,
  formatAverage,
  formatDate,
  formatList,
  formatMonth,
  formatNumber,
  formatPercent,
} from '#app/languages/format.ts'
import type { Answer, Direction, ReviewsAnswer } from './answering.server.ts'
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
  const about = topic ? topicName(topic) : words ? quoted(words.replaceAll('|', 'or')) : null
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
    if (first && answer.isUnclear)
      return ['No change beyond chance yet. These differ most from the months before:']
    return first ? tellFinding(first.finding, answer.of) : ['Nothing yet that three people name.']
  }
  const { count, mentions, of, estimate, rating, searched } = answer
  const about = asked.topic ?? (searched ? formatList(searched.map(quoted)) : null)
  const address = reviewsAddress({ ...asked, words: formsOf(answer) })
  if (mentions === 0)
    return [
      about
        ? `No review${whenOf(asked)} mentions ${searched && searched.length > 1 ? 'any of these words' : about}.`
        : 'No review is like this.',
    ]
  const compared = comparedIn(asked, answer)
  if (compared.length > 1)
    return compared
      .filter(({ reviews }) => reviews > 0)
      .flatMap((each, at) => [
        ...(at > 0 ? [' '] : []),
        { text: quoted(each.word), address: reviewsAddress({ ...asked, words: anyOf(each.forms) }) },
        `: ${countOf(each.reviews, 'review')}${each.average === null ? '' : `, ${formatAverage(each.average, 1)} stars`}, ${formatNumber(each.praise ?? 0)} with praise beside it, ${formatNumber(each.complaint ?? 0)} with a complaint.`,
      ])
  if (asked.show === 'average') {
    const whose = about
      ? `${countOf(mentions, 'review mentions', 'reviews mention')} ${about} and`
      : `${countOf(mentions, 'review')}`
    const said = rating
      ? ` give ${formatAverage(rating.value)} stars on average, probably between ${formatAverage(rating.low)} and ${formatAverage(rating.high)}.`
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
          address: reviewsAddress({ ...asked, say: undefined, words: formsOf(answer) }),
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
    ` ${mentions === 1 ? 'mentions' : 'mention'} ${about}.`,
  ]
}

/** The words whose reviews are told apart: names, or those of a choice. */
export const comparedIn = ({ words }: Question, { each }: ReviewsAnswer) =>
  each.filter(({ isName }) => isName || words?.includes('|'))

/** "In the last three months 4 of 22 reviews, before 1 of 78." */
export function shiftInWords(finding: Pick<Finding, 'weekly'>) {
  const { recent, earlier } = shiftOf(finding)
  return `In the last three months ${formatNumber(recent.count)} of ${countOf(recent.of, 'review')}, before ${formatNumber(earlier.count)} of ${formatNumber(earlier.of)}.`
}

const whenOf = ({ from, to }: Question) =>
  `${from ? ` since ${formatDate(from)}` : ''}${to ? ` until ${formatDate(to)}` : ''}`

const anyOf = (forms: string[]) => forms.join('|')

/** As many of the words as a search takes. */
function formsOf({ forms }: ReviewsAnswer) {
  if (forms.length === 0) return undefined
  let [first = '', ...others] = forms
  for (const form of others) if (first.length + form.length < longestSearch) first += `|${form}`
  return forms.length === 1 ? first : first.includes('|') ? first : `${first}|`
}

/** In characters, as the list of reviews takes it. */
const longestSearch = 198

/** What else the reviews say of it, in sentences. */
export function moreInWords(asked: Question, answer: ReviewsAnswer): string[] {
  const { mentions, average, difference, direction, before, count, each, searched, forms, says, months } =
    answer
  const isAbout = Boolean(asked.topic || searched) && mentions > 0
  const gap = difference && difference.low * difference.high > 0 ? difference : null
  const absent = each.filter(({ reviews }) => reviews === 0).map(({ word }) => quoted(word))
  const first = months.find((month) => month.count > 0)
  const last = months.findLast((month) => month.count > 0)
  const lines = [
    isAbout &&
      !asked.say &&
      `${says.read < mentions ? `Of the newest ${formatNumber(says.read)}, ` : ''}${countOf(says.complaint, 'complains', 'complain')}, ${countOf(says.praise, 'praises', 'praise')}${searched ? ' in the same sentence' : ''}, as our engine reads them.`,
    isAbout &&
      asked.show !== 'average' &&
      average !== null &&
      `They give ${formatAverage(average, 1)} stars on average${gap ? `, ${formatAverage(Math.abs(gap.value), 1)} ${gap.value < 0 ? 'lower' : 'higher'} than the others (${formatAverage(Math.min(Math.abs(gap.low), Math.abs(gap.high)), 1)} to ${formatAverage(Math.max(Math.abs(gap.low), Math.abs(gap.high)), 1)})` : ''}.`,
    before !== null &&
      `In as long a time before, it was ${formatNumber(before)}, now ${formatNumber(count)}.`,
    isAbout && direction && directionInWords(direction),
    isAbout &&
      first &&
      last &&
      mentions > 1 &&
      `From ${formatMonth(first.start)} to ${formatMonth(last.start)}.`,
    searched && forms.length > searched.length && mentions > 0 && `Found as ${forms.join(', ')}.`,
    absent.length > 0 && mentions > 0 && `In no review: ${formatList(absent)}.`,
    answer.vague.length > 0 && `Not looked for: ${formatList(answer.vague.map(quoted))}.`,
  ]
  return lines.filter((line): line is string => Boolean(line))
}

/** "Since 27 August 2026: 14 of 22 reviews (64%). In the months before: 1 of 60 (1.7%). Clearly more." */
function directionInWords({ from, recent, earlier, isClear }: Direction) {
  const [now, then] = [recent.count / recent.of, earlier.count / earlier.of]
  const verdict = isClear ? (now > then ? 'Clearly more.' : 'Clearly fewer.') : 'It may be chance.'
  return `Since ${formatDate(from)}: ${formatNumber(recent.count)} of ${countOf(recent.of, 'review')} (${formatPercent(now)}). In the months before: ${formatNumber(earlier.count)} of ${formatNumber(earlier.of)} (${formatPercent(then)}). ${verdict}`
}
