import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { opinionOf } from '#app/features/analyses/opinion.ts'
import { isolated } from '#app/features/widgets/widget-words.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import { messages } from '#app/languages/messages.server.ts'
import { lengthOf } from '#app/platform/length-of.ts'
import { type AdPlace, adPlaces, type Network, networks, type Tone } from './content.vocabulary.ts'
import { EmailHtml, PageHtml } from './content-html.tsx'
import { lengthOnX } from './length-on-x.ts'
import type { Material } from './material.server.ts'
import { attribution, type Quotable, type QuotedReview, quoteAll, quoteLines } from './quoted-review.ts'

/** A text to copy, or why there is none. */
export type Piece = {
  id: string
  label: string
  isCode?: boolean
  /** How many characters it has, and may have. */
  length?: { is: number; most: number }
} & ({ text: string } | { problem: string })

export type Asked = { material: Material; most: number; tone: Tone }

export const cannotBeCut = 'Too long. A shorter quote would have to leave out more than praise.'

/** Tried one after the other until everything fits. */
const shorterLengths = [300, 200, 140, 90, 60]
const lengthsUpTo = (most: number) => [most, ...shorterLengths.filter((each) => each < most)]

/** The first text that fits, with the longest quotes; then without the rating, then without the introduction. */
export function draftPosts({ material, most, tone }: Asked): Piece[] {
  return (Object.keys(networks) as Network[]).map((id) => {
    const { label, most: limit } = networks[id]
    const measure = id === 'x' ? lengthOnX : lengthOf
    for (const length of lengthsUpTo(most)) {
      const quoted = quoteAll(material.reviews, length)
      if (!quoted) break
      const sentence = introduce(material, quoted, tone)
      const fitting = [
        plainText(material, quoted, sentence),
        plainText({ ...material, rating: null }, quoted, sentence),
        plainText({ ...material, rating: null }, quoted, null),
      ].find((text) => measure(text) <= limit)
      if (fitting)
        return {
          id,
          label,
          text: fitting,
          length: { is: measure(fitting), most: limit },
        }
    }
    return { id, label, problem: cannotBeCut }
  })
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

export const draftEmail = (asked: Asked) => draftPage(asked, { id: 'email', Html: EmailHtml })
export const draftOwnPage = (asked: Asked) => draftPage(asked, { id: 'page', Html: PageHtml })

function draftPage(
  { material, most, tone }: Asked,
  { id, Html }: { id: string; Html: typeof EmailHtml },
): Piece[] {
  const quoted = quoteAll(material.reviews, most)
  if (!quoted) return [{ id, label: 'HTML', problem: cannotBeCut }]
  const sentence = introduce(material, quoted, tone)
  const html = renderToStaticMarkup(createElement(Html, { material, quoted, introduction: sentence }))
  return [
    { id: `${id}-html`, label: 'HTML', isCode: true, text: html },
    { id: `${id}-text`, label: 'Plain text', text: plainText(material, quoted, sentence) },
  ]
}

export function draftAds({ material, most }: Asked): Piece[] {
  return material.reviews.flatMap((review) =>
    (Object.keys(adPlaces) as AdPlace[]).flatMap((place) => draftAd(material, review, place, most)),
  )
}

/** The headline says that it is a selection, because the text has no room for that. */
function draftAd(
  { language, selection }: Material,
  review: Quotable,
  place: AdPlace,
  mostOfQuote: number,
): Piece[] {
  const { label, headline: mostOfHeadline, text: mostOfText } = adPlaces[place]
  const id = `${place}-${review.review.id}`
  const headline = lengthOf(selection) <= mostOfHeadline ? selection : messages[language].content.selected
  for (const length of lengthsUpTo(mostOfQuote)) {
    const [quoted] = quoteAll([review], length) ?? []
    if (!quoted) break
    const text = `${quoteLines(quoted).join(' ')} ${attribution(quoted)}`
    if (lengthOf(text) > mostOfText) continue
    return [
      {
        id: `${id}-headline`,
        label: `${label}: headline`,
        text: headline,
        length: { is: lengthOf(headline), most: mostOfHeadline },
      },
      {
        id: `${id}-text`,
        label: `${label}: text`,
        text,
        length: { is: lengthOf(text), most: mostOfText },
      },
    ]
  }
  return [{ id, label, problem: cannotBeCut }]
}

const mostTopics = 3

/** The sentence before the quotes. It says who speaks and of what, and claims nothing. */
export function introduce({ business, language }: Material, quoted: QuotedReview[], tone: Tone) {
  const words = messages[language].content
  const [first, second] = quoted
  const author = isolated(first!.shown.author)
  const topics = second ? '' : topicsOf(first!, language).join(', ')
  const sentence =
    tone === 'thankful'
      ? second
        ? words.thankSeveral
        : words.thankOne
      : second
        ? words.severalAbout
        : topics
          ? words.oneAboutTopics
          : words.oneAbout
  return fillWords(sentence, { business: isolated(business), author, topics })
}

/** The subjects that the quoted part clearly praises or criticises: our names of it in English, else its own words for it. */
function topicsOf({ review: { analysis }, part }: QuotedReview, language: string) {
  const from = analysis.text.indexOf(part.text)
  const isQuoted = (at: { start: number; end: number }) =>
    at.start >= from && at.end <= from + part.text.length
  const said = analysis.aspects.filter((aspect) => isQuoted(aspect) && opinionOf(aspect) !== 'neutral')
  const names =
    language === 'en'
      ? said.map(({ topic }) => topic)
      : language === analysis.language
        ? said.map(({ term }) => term)
        : []
  return [...new Set(names)].filter((name) => /^[\p{L}\p{M}’' -]+$/u.test(name)).slice(0, mostTopics)
}
