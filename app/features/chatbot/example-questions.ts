import type { Background } from '#app/features/question-reading/background.ts'
import { parseQuestion } from '#app/features/question-reading/read-question.ts'
import { formatLanguage } from '#app/languages/format.ts'

const most = 6

/** Questions that this business's own topics, languages and imports suggest, and that can be read. */
export function exampleQuestions(background: Background, languages: string[]): string[] {
  const [first, second, third] = background.topics
  const other = languages.find((language) => language !== background.language)
  const [imported] = background.imports
  const suggested = [
    'What do people complain about since summer?',
    first && `What do people say about ${first}?`,
    first && second && `Do people who mention ${first} rate us better than those who mention ${second}?`,
    other && `What do ${formatLanguage(other)} reviews praise?`,
    'How did our rating change month by month this year?',
    'Which 1-star reviews have we not answered?',
    third && `How many reviews mention ${third} this year?`,
    imported && `What is the average rating of the reviews imported from ${imported}?`,
  ]
  return suggested
    .filter((question): question is string => Boolean(question && parseQuestion(question, background).query))
    .slice(0, most)
}
