import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { messages } from '#app/languages/messages.server.ts'
import { lengthOf } from '#app/platform/length-of.ts'
import { type AdPlace, adPlaces, type Network, networks, type Tone } from './content.vocabulary.ts'
import { EmailHtml, PageHtml } from './content-html.tsx'
import { introduce } from './introduction.server.ts'
import { lengthOnX } from './length-on-x.ts'
import type { Material } from './material.server.ts'
import {
  attribution,
  type CitedSentence,
  citationOf,
  type Quotable,
  type QuotedReview,
  quoteAll,
  quoteLines,
} from './quoted-review.ts'

/** A text to copy and the sentences of ours in it, which are checked before it is shown; or why there is none. */
export type Draft = {
  id: string
  label: string
  isCode?: boolean
  /** How many characters it has, and may have. */
  length?: { is: number; most: number }
} & ({ text: string; sentences: CitedSentence[] } | { problem: string })

export type Asked = { material: Material; most: number; tone: Tone }

export const cannotBeCut = 'Too long. A shorter quote would have to leave out more than praise.'

/** Tried one after the other until everything fits. */
const shorterLengths = [300, 200, 140, 90, 60]
const lengthsUpTo = (most: number) => [most, ...shorterLengths.filter((each) => each < most)]

/** The first text that fits, with the longest quotes; then without the rating, then without the introduction. */
export function draftPosts({ material, most, tone }: Asked): Draft[] {
  return (Object.keys(networks) as Network[]).map((id) => {
    const { label, most: limit } = networks[id]
    const measure = id === 'x' ? lengthOnX : lengthOf
    for (const length of lengthsUpTo(most)) {
      const quoted = quoteAll(material.reviews, length)
      if (!quoted) break
      const sentence = introduce(material, quoted, tone)
      const fitting = [
        plainText(material, quoted, sentence.text),
        plainText({ ...material, rating: null }, quoted, sentence.text),
        plainText({ ...material, rating: null }, quoted, null),
      ].find((text) => measure(text) <= limit)
      if (fitting)
        return {
          id,
          label,
          text: fitting,
          sentences: [sentence],
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
): Draft[] {
  const quoted = quoteAll(material.reviews, most)
  if (!quoted) return [{ id, label: 'HTML', problem: cannotBeCut }]
  const sentence = introduce(material, quoted, tone)
  const html = renderToStaticMarkup(createElement(Html, { material, quoted, introduction: sentence.text }))
  const sentences = [sentence]
  return [
    { id: `${id}-html`, label: 'HTML', isCode: true, text: html, sentences },
    { id: `${id}-text`, label: 'Plain text', text: plainText(material, quoted, sentence.text), sentences },
  ]
}

export function draftAds({ material, most }: Asked): Draft[] {
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
): Draft[] {
  const { label, headline: mostOfHeadline, text: mostOfText } = adPlaces[place]
  const id = `${place}-${review.review.id}`
  const headline = lengthOf(selection) <= mostOfHeadline ? selection : messages[language].content.selected
  for (const length of lengthsUpTo(mostOfQuote)) {
    const [quoted] = quoteAll([review], length) ?? []
    if (!quoted) break
    const text = `${quoteLines(quoted).join(' ')} ${attribution(quoted)}`
    if (lengthOf(text) > mostOfText) continue
    const quote = citationOf(review.review, quoted.part.text)
    const sentences: CitedSentence[] = [{ text: `“${quote.quote}”`, citations: [quote] }]
    return [
      ...[
        {
          id: `${id}-headline`,
          label: `${label}: headline`,
          text: headline,
          sentences,
          length: { is: lengthOf(headline), most: mostOfHeadline },
        },
      ],
      {
        id: `${id}-text`,
        label: `${label}: text`,
        text,
        sentences,
        length: { is: lengthOf(text), most: mostOfText },
      },
    ]
  }
  return [{ id, label, problem: cannotBeCut }]
}
