import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { isolated } from '#app/features/widgets/widget-words.ts'
import { fillWords, type Language } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { lengthOf } from '#app/platform/visible-text.ts'
import type { WidgetLook } from '#widget/widget-data.ts'
import type { ContentUse } from './content.vocabulary.ts'
import {
  attribution,
  lengthsUpTo,
  type Quotable,
  type QuotedReview,
  quoteAll,
  quoteLines,
} from './cut-quote.ts'
import { QuotesHtml } from './quotes-html.tsx'

/** Everything that contents are made of; all sentences in the language of the words around the quotes. */
export type Material = {
  business: string
  language: Language
  reviews: Quotable[]
  /** "Only five stars, selected by Corner & Crumb: 1 of 298", and that it is sample data if it is. */
  selection: string
  /** "4.6 out of 5 stars, 298 reviews since March 2024"; null while there is none. */
  rating: string | null
  /** The address of the page with all reviews. */
  page: string
  look: WidgetLook
}

/** A text to copy, or why there is none. */
export type Piece = {
  id: string
  label: string
  isCode?: boolean
  /** How many characters it has, and may have. */
  length?: { is: number; most: number }
} & ({ text: string } | { problem: string })

type Asked = { material: Material; most: number }

export const writePieces = (use: Exclude<ContentUse, 'card'>, asked: Asked) => writing[use](asked)

const writing: Record<Exclude<ContentUse, 'card'>, (asked: Asked) => Piece[]> = {
  post: writePosts,
  email: (asked) => writeHtml(asked, 'email'),
  ad: writeAds,
  outline: writeOutline,
  page: (asked) => writeHtml(asked, 'page'),
}

const cannotBeCut = 'Too long. A shorter quote would have to leave out more than praise.'

/** `most`: the most characters that a post may have, as `measure` counts them. */
const networks = [
  { id: 'x', label: 'X', most: 280, measure: lengthOnX },
  { id: 'instagram', label: 'Instagram', most: 2200, measure: lengthOf },
  { id: 'linkedin', label: 'LinkedIn', most: 3000, measure: lengthOf },
  { id: 'facebook', label: 'Facebook', most: 63_206, measure: lengthOf },
]

/** The most characters of an ad that are shown without a tap. */
const adPlaces = [
  { place: 'google', label: 'Google Ads', headline: 30, most: 90 },
  { place: 'meta', label: 'Facebook and Instagram ads', headline: 40, most: 125 },
  { place: 'linkedin', label: 'LinkedIn ads', headline: 70, most: 150 },
]

/** Without the rating where it does not fit, then without the introduction. */
function writePosts({ material, most: mostOfQuote }: Asked): Piece[] {
  const bare = { ...material, rating: null }
  return networks.map(({ id, label, most, measure }) => {
    const text = firstFitting(
      material.reviews,
      mostOfQuote,
      (quoted) => {
        const sentence = introduce(material, quoted)
        return [
          plainText(material, quoted, sentence),
          plainText(bare, quoted, sentence),
          plainText(bare, quoted, null),
        ]
      },
      (written) => measure(written) <= most,
    )
    return text
      ? { id, label, text, length: { is: measure(text), most } }
      : { id, label, problem: cannotBeCut }
  })
}

/** The headline says that it is a selection, because the text has no room for that. */
function writeAds({ material: { reviews, selection, language }, most: mostOfQuote }: Asked): Piece[] {
  const pairs = reviews.flatMap((review) => adPlaces.map((ad) => ({ ...ad, review })))
  return pairs.flatMap(({ review, place, label, headline: mostOfHeadline, most }): Piece[] => {
    const id = `${place}-${review.review.id}`
    const fits = (each: string) => lengthOf(each) <= most
    const write = (quoted: QuotedReview[]) =>
      quoted.map((each) => `${quoteLines(each).join(' ')} ${attribution(each)}`)
    const text = firstFitting([review], mostOfQuote, write, fits)
    if (!text) return [{ id, label, problem: cannotBeCut }]
    const headline = lengthOf(selection) <= mostOfHeadline ? selection : messages[language].content.selected
    const measured = (each: string, limit: number) => ({
      text: each,
      length: { is: lengthOf(each), most: limit },
    })
    return [
      { id: `${id}-headline`, label: `${label}: headline`, ...measured(headline, mostOfHeadline) },
      { id: `${id}-text`, label: `${label}: text`, ...measured(text, most) },
    ]
  })
}

function writeHtml({ material, most }: Asked, use: 'email' | 'page'): Piece[] {
  const quoted = quoteAll(material.reviews, most)
  if (!quoted) return [{ id: use, label: 'HTML', problem: cannotBeCut }]
  const introduction = introduce(material, quoted)
  const isMail = use === 'email'
  const html = renderToStaticMarkup(createElement(QuotesHtml, { material, quoted, introduction, isMail }))
  return [
    { id: `${use}-html`, label: 'HTML', isCode: true, text: html },
    { id: `${use}-text`, label: 'Plain text', text: plainText(material, quoted, introduction) },
  ]
}

/** The first text that fits, with the longest quotes. */
function firstFitting(
  reviews: Quotable[],
  most: number,
  write: (quoted: QuotedReview[]) => string[],
  fits: (text: string) => boolean,
) {
  for (const length of lengthsUpTo(most)) {
    const quoted = quoteAll(reviews, length)
    const text = quoted && write(quoted).find(fits)
    if (text) return text
  }
  return null
}

function plainText(
  { selection, rating, page }: Material,
  quoted: QuotedReview[],
  introduction: string | null,
) {
  const quotes = quoted.map((each) => [...quoteLines(each), `– ${attribution(each)}`].join('\n'))
  const facts = [selection, rating, page].filter(Boolean).join('\n')
  return [introduction, ...quotes, facts].filter(Boolean).join('\n\n')
}

const mostTopics = 3

/** The sentence before the quotes. It says who speaks and of what, and claims nothing. */
function introduce({ business, language }: Material, quoted: QuotedReview[]) {
  const words = messages[language].content
  const [first, second] = quoted
  const author = isolated(first!.shown.author)
  const topics = second ? '' : topicsOf(first!, language).join(', ')
  const one = topics ? words.oneAboutTopics : words.oneAbout
  return fillWords(second ? words.severalAbout : one, { business: isolated(business), author, topics })
}

/** The subjects that the quoted part clearly praises or criticises: our names of it in English, else its own words for it. */
function topicsOf({ review, part }: QuotedReview, language: string) {
  const from = review.text.indexOf(part.text)
  const said = review.judgements.filter(({ start, end }) => start >= from && end <= from + part.text.length)
  const known = said.map(({ topic, term }) =>
    language === 'en' ? topic : language === review.language ? term : '',
  )
  return [...new Set(known)].filter((name) => /^[\p{L}\p{M}’' -]+$/u.test(name)).slice(0, mostTopics)
}

const questions = [
  'What were you looking for, and what did you do before?',
  'Why did you choose us?',
  'What is different now? Can you put a number on it?',
  'What should we do better?',
  'May we publish your answers, with which name and picture?',
]

/** The reviews under headings of their topics, and questions that only their authors can answer. */
function writeOutline({ material, most }: Asked): Piece[] {
  const { business, reviews, selection, rating, page } = material
  const quoted = quoteAll(reviews, most)
  const label = 'Outline'
  if (!quoted) return [{ id: 'outline', label, problem: cannotBeCut }]
  const byTopic = Map.groupBy(reviews.flatMap(judgements), ({ topic }) => topic)
  const sections: [string, string[]][] = [
    ['Who speaks', reviews.map((each) => `- ${attribution(each)}`)],
    ...[...byTopic].map(([topic, said]): [string, string[]] => [
      topicName(topic),
      said.map(({ line }) => line),
    ]),
    ['In their own words', quoted.flatMap((each) => [...quoteLines(each), `– ${attribution(each)}`])],
    ['To ask before you publish', questions.map((question) => `- ${question}`)],
    ['About the reviews', [selection, ...(rating ? [rating] : []), page]],
  ]
  const written = sections.map(([heading, lines]) => [heading.toUpperCase(), ...lines].join('\n'))
  return [{ id: 'outline', label, text: [`Case study: ${business}`, ...written].join('\n\n') }]
}

const judgements = ({ review, shown }: Quotable) =>
  review.judgements.map(({ topic, side, start, end }) => {
    const verb = side === 'praise' ? 'praises' : 'criticises'
    return { topic, line: `- ${isolated(shown.author)} ${verb} it: “${review.text.slice(start, end)}”` }
  })

/** Code points from and to, both included, that count once on X; all others count twice. */
const light = [
  [0, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const
const address = /https?:\/\/\S+/g
const lengthOfAddress = 23
const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** As X counts a post: every address is 23 long, and an emoji 2, whatever it is made of. */
export function lengthOnX(text: string) {
  const addresses = text.match(address)?.length ?? 0
  const signs = [...segmenter.segment(text.normalize('NFC').replace(address, ''))]
  return signs.reduce((sum, { segment }) => sum + weightOf(segment), addresses * lengthOfAddress)
}

function weightOf(sign: string) {
  const weights = [...sign].map((each) => (isLight(each.codePointAt(0)!) ? 1 : 2))
  const isEmoji = /^[\p{Extended_Pictographic}\p{Regional_Indicator}]/u.test(sign)
  return isEmoji ? weights[0]! : weights.reduce((sum, each) => sum + each, 0)
}

const isLight = (point: number) => light.some(([from, to]) => point >= from && point <= to)
