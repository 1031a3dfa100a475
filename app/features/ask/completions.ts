import { topicName } from '#app/features/analyses/topic-name.ts'
import type { QuestionLanguage } from './question.schema.ts'

const most = { topics: 8, examples: 6 }

/** Examples to begin with, completed as one types. */
const templates: Record<QuestionLanguage, string[]> = {
  en: [
    'What should I fix first?',
    'What do customers like?',
    'What changed?',
    'How many complain about {topic}?',
    'What do people say about {topic}?',
    'Why 1 star?',
    'Average rating this year compared with last year',
    'How many mention {topic} per month?',
    'What do customers like in 5-star reviews?',
    'How many reviews per language?',
  ],
  de: [
    'Was soll ich zuerst verbessern?',
    'Was loben die Kunden?',
    'Was hat sich geändert?',
    'Wie viele Beschwerden über {topic}?',
    'Was sagen die Kunden über {topic}?',
    'Warum nur 1 Stern?',
    'Durchschnitt dieses Jahr gegenüber letztem Jahr',
    'Wie viele erwähnen {topic} pro Monat?',
    'Wie viele Bewertungen pro Sprache?',
  ],
  fr: [
    'Que dois-je améliorer en premier ?',
    "Qu'est-ce que les clients apprécient ?",
    "Qu'est-ce qui a changé ?",
    'Combien de plaintes sur {topic} ?',
    'Que disent les clients de {topic} ?',
    'Pourquoi 1 étoile ?',
    'Moyenne cette année par rapport à l’année dernière',
    'Combien mentionnent {topic} par mois ?',
    "Combien d'avis par langue ?",
  ],
}

/** The owner's language among those of the templates, by what their browser prefers. */
export function templateLanguage(accepted: string): QuestionLanguage {
  const wanted = accepted.split(',').map((each) => each.trim().slice(0, 2).toLowerCase())
  return (wanted.find((each) => each in templates) as QuestionLanguage | undefined) ?? 'en'
}

/** What the box offers while somebody types: topics and names of the business, and questions about them. */
export function completionsOf(topics: string[], names: string[], language: QuestionLanguage) {
  const shown = topics.map(topicName)
  const questions = templates[language].flatMap((template) =>
    template.includes('{topic}')
      ? shown.slice(0, most.topics).map((name) => template.replace('{topic}', name))
      : [template],
  )
  return [...new Set([...names, ...shown, ...questions])]
}

export function examplesOf(topics: string[], language: QuestionLanguage) {
  const [first, second] = language === 'en' ? topics : topics.map(topicName)
  return templates[language]
    .map((template, at) => template.replace('{topic}', (at % 2 === 0 ? first : second) ?? first ?? ''))
    .filter((each) => !each.includes('  '))
    .slice(0, most.examples)
}
