import type { SentenceSentiment } from '#app/features/analyses/analysis.schema.ts'
import { turns } from './turning-words.ts'

/** An exact part of a review's text, and whether something before or after it was left out. */
export type QuotePart = { text: string; isCutBefore: boolean; isCutAfter: boolean }

type Cuttable = { text: string; sentences: Pick<SentenceSentiment, 'start' | 'end' | 'label' | 'shown'>[] }
type Fits = (part: QuotePart) => boolean

const cutMark = '[…]'
/** In characters: a shorter part says too little by itself. */
const shortestPart = 20

/** The quote with its marks where something was left out. */
export const shownPart = ({ text, isCutBefore, isCutAfter }: QuotePart) =>
  [isCutBefore && cutMark, text, isCutAfter && cutMark].filter(Boolean).join(' ')

/**
 * The most of a text that fits. Only whole sentences are left out, at the beginning and at the end, and only surely
 * positive ones without a word that can turn the rest: a cut never leaves out criticism, nor what such a word refers to. Null
 * if nothing fits.
 */
export function cutQuote({ text, sentences }: Cuttable, fits: Fits): QuotePart | null {
  const whole = { text, isCutBefore: false, isCutAfter: false }
  if (fits(whole)) return whole
  const isDroppable = sentences.map((each) => isPraise(each, text))
  const starts = sentences
    .slice(0, firstFalse(isDroppable) + 1)
    .filter((each, at) => at === 0 || !turns(text.slice(each.start, each.end)))
  const ends = sentences.slice(Math.max(0, sentences.length - 1 - firstFalse(isDroppable.toReversed())))
  const [longest] = starts
    .flatMap(({ start }) => ends.filter(({ end }) => end > start).map(({ end }) => partOf(text, start, end)))
    .filter((part) => standsAlone(part) && fits(part))
    .toSorted((one, other) => other.text.length - one.text.length)
  return longest ?? null
}

const isPraise = ({ start, end, label, shown }: Cuttable['sentences'][number], text: string) =>
  shown && label === 'positive' && !turns(text.slice(start, end))

function firstFalse(each: boolean[]) {
  const at = each.indexOf(false)
  return at < 0 ? each.length : at
}

function partOf(text: string, start: number, end: number): QuotePart {
  return {
    text: text.slice(start, end),
    isCutBefore: text.slice(0, start).trim() !== '',
    isCutAfter: text.slice(end).trim() !== '',
  }
}

const emojiAtEnd = /(?<!\p{Extended_Pictographic}|\ufe0f|\s)(?:\p{Extended_Pictographic}|\ufe0f|\s)+$/u
const fullStopAtEnd = /(?<!\.\.)[.!][\p{Pe}\p{Pf}"']*$/u

/** Not a question that the next sentence answers, nor half of somebody's speech. */
function standsAlone({ text, isCutAfter }: QuotePart) {
  const isFinished = !isCutAfter || fullStopAtEnd.test(text.replace(emojiAtEnd, ''))
  const count = (sign: RegExp) => text.match(sign)?.length ?? 0
  const isBalanced = count(/\(/g) === count(/\)/g) && count(/["“”„«»]/g) % 2 === 0
  return isFinished && isBalanced && text.length >= shortestPart
}
