import { topicName } from '#app/features/analyses/topic-name.ts'
import { templates } from './question-words.ts'

const most = { topics: 8, examples: 6 }

/** The owner's language among those of the templates, by what their browser prefers. */
export function templateLanguage(accepted: string): keyof typeof templates {
  const wanted = accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return (wanted.find((each) => each in templates) as keyof typeof templates | undefined) ?? 'en'
}

/** What the box offers while somebody types: topics and names of the business, and questions about them. */
export function completionsOf(topics: string[], names: string[], language: keyof typeof templates) {
  const shown = topics.map(topicName)
  const questions = templates[language].flatMap((template) =>
    template.includes('{topic}')
      ? shown.slice(0, most.topics).map((name) => template.replace('{topic}', name))
      : [template],
  )
  return [...new Set([...names, ...shown, ...questions])]
}

export function examplesOf(topics: string[], language: keyof typeof templates) {
  const [first, second] = topics.map(topicName)
  return templates[language]
    .map((template, at) => template.replace('{topic}', (at % 2 === 0 ? first : second) ?? first ?? ''))
    .filter((each) => !each.includes('  '))
    .slice(0, most.examples)
}
