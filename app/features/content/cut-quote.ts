import type { SentenceSentiment } from '#app/features/analyses/analysis.schema.ts'
import { isolated } from '#app/features/widgets/widget-words.ts'
import type { WidgetReview } from '#widget/widget-data.ts'
import type { QuotableReview } from './content.server.ts'

/** An exact part of a review's text, and whether something before or after it was left out. */
type QuotePart = { text: string; isCutBefore: boolean; isCutAfter: boolean }

// Of any of the twelve languages, because reviews mix them: contrasts, conditions and regrets, then denials.
const turning = new Set(
  `
  but however although though yet except unless despite while whereas unfortunately sadly regrettably only
  almost nearly once before until otherwise instead if supposedly allegedly less least wish hoped expected
  aber jedoch allerdings obwohl trotzdem dennoch doch leider nur außer wenn falls sondern fast früher einmal
  angeblich hingegen dagegen mais cependant pourtant toutefois néanmoins sauf malgré malheureusement hélas
  seulement dommage si presque prétendument quoique bien pero sino aunque embargo salvo excepto solo sólo
  lástima desgraciadamente lamentablemente desafortunadamente casi supuestamente ma però tuttavia sebbene
  purtroppo peccato soltanto tranne eccetto nonostante se quasi appena non maar echter hoewel toch helaas
  jammer alleen behalve tenzij als indien bijna ale jednak chociaż choć niestety szkoda tylko oprócz mimo
  jeśli gdyby prawie mas porém contudo todavia embora infelizmente pena só somente exceto apesar quase men
  dock däremot trots tyvärr synd bara endast utom om nästan dog derimod selvom desværre ærgerligt kun undtagen
  hvis næsten však avšak ačkoli přestože bohužel škoda jen jenom pouze kromě pokud kdyby téměř ama ancak fakat
  lakin yalnız yalnızca rağmen maalesef yazık sadece hariç eğer neredeyse
  not no never none nobody nothing neither nor without cannot hardly barely nicht nichts kein keine keinen
  keinem keiner keines nie niemals niemand ohne weder kaum ne pas jamais rien aucun aucune personne sans ni
  guère nunca jamás nada nadie ningún ninguna ninguno sin tampoco apenas mai niente nulla nessun nessuna
  nessuno senza né neanche niet niets geen nooit zonder nauwelijks nic nigdy nikt żaden żadna żadne bez ani
  ledwo não ninguém nenhum nenhuma sem nem inte ej aldrig inget ingen inga utan varken knappt ikke intet uden
  hverken knap není nejsou nikdy nikdo žádný žádná žádné sotva değil hiç asla yok kimse`
    .trim()
    .split(/\s+/),
)
const words = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)?/gu

/** Whether a sentence has a word that can change what the others mean, such as a contrast or a denial. */
const hasTurningWord = (sentence: string) =>
  [...sentence.toLowerCase().matchAll(words)].some(
    ([word]) => turning.has(word) || turning.has(word.split(/['’]/)[0]!) || /n['’]t$/.test(word),
  )

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
    .filter((each, at) => at === 0 || !hasTurningWord(text.slice(each.start, each.end)))
  const ends = sentences.slice(Math.max(0, sentences.length - 1 - firstFalse(isDroppable.toReversed())))
  const [longest] = starts
    .flatMap(({ start }) => ends.filter(({ end }) => end > start).map(({ end }) => partOf(text, start, end)))
    .filter((part) => standsAlone(part) && fits(part))
    .toSorted((one, other) => other.text.length - one.text.length)
  return longest ?? null
}

const isPraise = ({ start, end, label, shown }: Cuttable['sentences'][number], text: string) =>
  shown && label === 'positive' && !hasTurningWord(text.slice(start, end))

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

/** A review as it is quoted: in part, with its facts in the language of the words around it. */
export type QuotedReview = { review: QuotableReview; shown: WidgetReview; part: QuotePart }
export type Quotable = Omit<QuotedReview, 'part'>

/** Cuts each review to at most `most` characters; null if one of them cannot be cut to that. */
export function quoteAll(reviews: Quotable[], most: number): QuotedReview[] | null {
  const quoted = reviews.flatMap((each) => {
    const part = cutQuote(each.review, (tried) => shownPart(tried).length <= most)
    return part ? [{ ...each, part }] : []
  })
  return quoted.length === reviews.length ? quoted : null
}

/** Tried one after the other until everything fits. */
export const lengthsUpTo = (most: number) => [
  most,
  ...[700, 500, 300, 200, 140, 90, 60].filter((each) => each < most),
]

export const starsOf = (rating: number) => '★'.repeat(rating) + '☆'.repeat(5 - rating)

/** Headline and words, each between quotation marks. */
export const quoteLines = ({ review: { title }, part }: QuotedReview) => [
  ...(title ? [`“${title}”`] : []),
  `“${shownPart(part)}”`,
]

/** "3 May 2026, Verified purchase", and what else a reader should know. */
export const factsOf = ({ date, provenance, marks }: WidgetReview) =>
  [date, provenance, ...marks].filter(Boolean).join(', ')

/** "Lotte M., ★★★★★, 3 May 2026, Verified purchase" */
export const attribution = ({ review, shown }: Quotable) =>
  [isolated(shown.author), starsOf(review.rating), factsOf(shown)].join(', ')
