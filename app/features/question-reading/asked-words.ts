import { loadEngine } from '#analysis/engine.ts'
import { glossOfWord } from '#analysis/languages/gloss.ts'
import { englishOfGerman } from './german-questions.ts'
import { plainly } from './paraphrases.ts'
import { ownNounOf, questionWords } from './words.ts'

/** The words of a question in plain English. `readAs`: the English of a German question. */
export function askedWords(
  question: string,
  topics: readonly string[],
): { words: string[]; readAs: string | null } {
  const typed = questionWords(question)
  const english = englishOfGerman(typed, (word) => topicOfGerman(word, topics))
  const words = plainly(english ?? typed)
  return { words, readAs: english && words.join(' ') }
}

/** A topic of the business by its German name: "brot" is "bread". */
function topicOfGerman(word: string, topics: readonly string[]): string | null {
  const glossary = loadEngine().foreign.languages.get('de')?.glossary
  const gloss = glossary && word.length > 2 ? glossOfWord(glossary, word)?.join(' ') : undefined
  const noun = gloss && ownNounOf(gloss)
  return noun && topics.includes(noun) ? noun : null
}
