import { stopWords } from '../keywords/stop-words.ts'
import type { Sentence } from '../text/sentences.ts'
import type { Token } from '../text/tokens.ts'

/**
 * Glossed sentences in their own words, in lower case. A word whose gloss is all function words becomes a mark. `onWord`
 * gets each other word, with the first token of its gloss that is not a function word.
 */
export function ownWords(glossed: Sentence[], onWord?: (word: string, english: Token) => void): Sentence[] {
  return glossed.map((sentence) => {
    const tokens: Token[] = []
    for (const token of sentence.tokens) {
      const isAgain = token.start === tokens.at(-1)?.start
      if (isAgain && tokens.at(-1)?.kind === 'word') continue
      if (isAgain) tokens.pop()
      const isSilent = !token.isForeign || stopWords.has(token.lower) || token.text.includes(' ')
      const lower = token.text.toLowerCase()
      tokens.push(isSilent ? { ...token, kind: 'mark' } : { ...token, lower })
      if (!isSilent) onWord?.(lower, token)
    }
    return { ...sentence, tokens }
  })
}
