import type { QuotableReview, TruthValues, Unit } from './truths.ts'

/** The judged parts of an answer: its text, and all that is shown beside it. */
export type Answer = {
  text: string
  /** The most important first. Shares are in percent: 66 for 66%. Times are in hours. */
  figures: { label: string; value: number }[]
  quotes: { reviewId: string; quote: string }[]
  /** In the order of the answer. */
  topics: string[]
  /** Why there is no answer, or no complete one; null otherwise. */
  cannot: string | null
}

export type Verdict = { verdict: 'right' | 'wrong-number' | 'wrong'; explanation: string }

/**
 * Right if the answer meets one of the truths. A wrong number is one given as the answer although no truth has it:
 * worse than no answer.
 */
export function judge(answer: Answer, truths: TruthValues[]): Verdict {
  const faults = truths.map((truth) => faultOf(answer, truth))
  if (faults.includes(null)) return { verdict: 'right', explanation: 'As expected.' }
  const explanation = faults.map((fault) => fault!.explanation).join(' Or: ')
  const isNumber = faults.some((fault) => fault!.isNumber)
  return { verdict: isNumber ? 'wrong-number' : 'wrong', explanation }
}

type Fault = { explanation: string; isNumber: boolean }

const fault = (explanation: string, isNumber = false): Fault => ({ explanation, isNumber })

function faultOf(answer: Answer, truth: TruthValues): Fault | null {
  if (truth.isUnanswerable) return unansweredFault(answer)
  if (truth.none) return noneFault(answer)
  if (truth.few) return fewFault(answer)
  return (
    numbersFault(answer, truth) ??
    topicsFault(answer, truth) ??
    quotesFault(answer, truth) ??
    wordsFault(answer, truth)
  )
}

function unansweredFault({ cannot, figures }: Answer) {
  if (cannot) return null
  return fault('It does not say that reviews cannot answer this.', figures.length > 0)
}

const saysNone = /\b(no|none|nobody|nothing|not (any|a single)|no one|0|zero|do(es)? not|don’t|don't)\b/i
const saysFew = /\b(not enough|too few|only (a|one|two|\d+)|fewer than (ten|\d+) reviews)\b/i

function noneFault({ text, cannot, figures, quotes }: Answer) {
  if (quotes.length > 0) return fault('It quotes reviews although none match.')
  if (cannot) return null
  const [first] = figures
  if (first && first.value !== 0) return fault('It gives a number although no review matches.', true)
  return first || saysNone.test(text) ? null : fault('It does not say that no review matches.')
}

function fewFault({ text, cannot, figures }: Answer) {
  if (cannot || saysFew.test(text)) return null
  return fault('It does not say that there are too few reviews.', figures.length > 0)
}

/** Beside the figures that were asked for, an answer may give others, such as the number of reviews behind each. */
const figuresEach = 4

function numbersFault({ figures, cannot }: Answer, { numbers }: TruthValues) {
  const considered = figures.slice(0, figuresEach * numbers.length)
  const missing = numbers.find(
    ({ unit, acceptable }) =>
      !considered.some(({ value }) => acceptable.some((trueValue) => isShownAs(value, trueValue, unit))),
  )
  if (!missing) return null
  const { label, acceptable } = missing
  const given = considered.map(({ label, value }) => `${label} ${value}`).join(', ') || 'no figure'
  return fault(
    `Expected ${acceptable.join(' or ')} (${label}), but found ${given}.`,
    considered.length > 0 && cannot === null,
  )
}

/** How many decimals are shown: averages have one or two. */
const places: Record<Unit, number[]> = { count: [0], stars: [2, 1], percent: [0, 1], hours: [0, 1] }

/** True if the value is the true one, as it is or rounded to the places of its unit. */
function isShownAs(value: number, trueValue: number, unit: Unit) {
  if (unit === 'count') return value === trueValue
  const isRounded = (decimals: number) => {
    const scale = 10 ** decimals
    const isWhole = Math.abs(value * scale - Math.round(value * scale)) < 1e-6
    return isWhole && Math.abs(value - trueValue) <= 0.5 / scale + 1e-9
  }
  return Math.abs(value - trueValue) < 1e-3 || places[unit].some(isRounded)
}

const leading = 3

function topicsFault({ topics }: Answer, { topics: expected }: TruthValues) {
  if (!expected) return null
  const named = topics.slice(0, leading).map((topic) => topic.toLowerCase())
  if (expected.some((topic) => named.includes(topic.toLowerCase()))) return null
  return fault(
    `Expected one of these topics first: ${expected.join(', ')}; found ${named.join(', ') || 'none'}.`,
  )
}

function quotesFault({ quotes }: Answer, { reviews }: TruthValues) {
  if (!reviews) return null
  if (quotes.length === 0) return fault(`It quotes none of the ${reviews.length} reviews.`)
  const byId = new Map(reviews.map((review) => [review.id, review]))
  for (const { reviewId, quote } of quotes) {
    const review = byId.get(reviewId)
    if (!review) return fault(`The quote “${quote}” is from a review that does not belong here.`)
    if (!isIn(review, quote)) return fault(`The review does not say “${quote}”.`)
  }
  return null
}

const isIn = ({ title, text }: QuotableReview, quote: string) =>
  text.includes(quote) || (title?.includes(quote) ?? false)

function wordsFault({ text }: Answer, { says }: TruthValues) {
  if (!says || says.some((words) => text.toLowerCase().includes(words.toLowerCase()))) return null
  return fault(`The text says none of: ${says.join(', ')}.`)
}
