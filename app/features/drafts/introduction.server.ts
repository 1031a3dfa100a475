import { opinionOf } from '#app/features/analyses/opinion.ts'
import { isolated } from '#app/features/widgets/widget-words.ts'
import { fillWords } from '#app/languages/fill-words.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Tone } from './content.vocabulary.ts'
import type { Material } from './material.server.ts'
import { type CitedSentence, citationOf, type QuotedReview } from './quoted-review.ts'

const mostTopics = 3

/** The sentence before the quotes. It says who speaks and of what, and claims nothing. */
export function introduce(
  { business, language }: Material,
  quoted: QuotedReview[],
  tone: Tone,
): CitedSentence {
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
  return {
    text: fillWords(sentence, { business: isolated(business), author, topics }),
    citations: quoted.map(({ review, part }) => citationOf(review, part.text)),
  }
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
