import { sentenceToQuote } from '#analysis/mentions/opinion.ts'
import { opinionOf } from '#app/features/analyses/opinion.ts'
import { topicName } from '#app/features/analyses/topic-name.ts'
import { isolated } from '#app/features/widgets/widget-words.ts'
import { type Asked, cannotBeCut, type Piece } from './content-texts.server.ts'
import type { Material } from './material.server.ts'
import { attribution, type Quotable, quoteAll, quoteLines } from './quoted-review.ts'

const questions = [
  'What were you looking for, and what did you do before?',
  'Why did you choose us?',
  'What is different now? Can you put a number on it?',
  'What should we do better?',
  'May we publish your answers, with which name and picture?',
]

/** The reviews under headings of their topics, and questions that only their authors can answer. In English: it is for the owner. */
export function draftOutline({ material, most }: Asked): Piece[] {
  const quoted = quoteAll(material.reviews, most)
  const label = 'Outline'
  if (!quoted) return [{ id: 'outline', label, problem: cannotBeCut }]
  const topics = topicSentences(material)
  const text = [
    `Case study: ${material.business}`,
    section(
      'Who speaks',
      material.reviews.map((each) => `- ${attribution(each)}`),
    ),
    ...[...topics].map(([topic, said]) =>
      section(
        topicName(topic),
        said.map((sentence) => `- ${sentence}`),
      ),
    ),
    section(
      'In their own words',
      quoted.flatMap((each) => [...quoteLines(each), `– ${attribution(each)}`]),
    ),
    section(
      'To ask before you publish',
      questions.map((question) => `- ${question}`),
    ),
    section(
      'About the reviews',
      [material.selection, material.rating, material.page].filter((line) => line !== null),
    ),
  ].join('\n\n')
  return [{ id: 'outline', label, text }]
}

const section = (heading: string, lines: string[]) => [heading.toUpperCase(), ...lines].join('\n')

/** By topic: who clearly praises or criticises it, each with the sentence. */
function topicSentences({ reviews }: Material) {
  const topics = new Map<string, string[]>()
  for (const each of reviews)
    for (const { topic, sentence } of saidBy(each))
      topics.set(topic, [...(topics.get(topic) ?? []), sentence])
  return topics
}

function saidBy({ review, shown }: Quotable) {
  const { analysis } = review
  const seen = new Set<string>()
  return analysis.aspects.flatMap((aspect) => {
    const { topic } = aspect
    const opinion = opinionOf(aspect)
    const sentence = sentenceToQuote(aspect, analysis.sentences)
    if (opinion === 'neutral' || !sentence || seen.has(`${topic} ${opinion}`)) return []
    seen.add(`${topic} ${opinion}`)
    const quote = analysis.text.slice(sentence.start, sentence.end)
    const verb = opinion === 'positive' ? 'praises' : 'criticises'
    return [{ topic, sentence: `${isolated(shown.author)} ${verb} it: “${quote}”` }]
  })
}
