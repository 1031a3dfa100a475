import { type Grammar, grammars } from '../../languages/grammar.ts'
import { tokenise } from '../../text/tokens.ts'
import { alignWords, type Translations } from './alignment.ts'
import { readOwnGlosses } from './own.ts'
import type { SentencePair } from './parallel.ts'

/** How often a word must occur, and how sure its translation must be, to be learnt from the pairs. */
const LEAST_COUNT = 3
const LEAST_CHANCE = 0.3
const LEAST_BACK = 0.05
const MOST_WORDS = 40

/** The English of the words of a language: written by hand, else as sentence pairs have it. */
export function buildGlosses(language: string, pairs: SentencePair[]): Map<string, string> {
  const hand = new Map(readOwnGlosses(language, 'glosses'))
  const grammar = grammars[language] ?? { endings: [] }
  const foreign = numberWords(pairs.map(({ text }) => wordsOf(text, grammar)))
  const english = numberWords(pairs.map(({ english }) => wordsOf(english, { endings: [] })))
  const known = knownTranslations(hand, foreign.numbers, english.numbers)
  const forward = alignWords(foreign.texts, english.texts, foreign.words.length, known)
  const back = alignWords(english.texts, foreign.texts, english.words.length)
  const glosses = new Map<string, string>()
  for (let f = 1; f < foreign.words.length; f++) {
    const word = foreign.words[f] as string
    if ((foreign.counts[f] as number) < LEAST_COUNT || word.length < 2) continue
    const gloss = bestTranslation(f, forward, back)
    if (gloss) glosses.set(word, english.words[gloss] as string)
  }
  for (const [word, gloss] of hand) glosses.set(word, gloss)
  return glosses
}

function bestTranslation(f: number, forward: Translations, back: Translations): number {
  let best = 0
  let most = 0
  for (const [e, chance] of forward[f] as Map<number, number>) {
    const returned = back[e]?.get(f) ?? 0
    const score = chance * Math.sqrt(returned + 0.01)
    if (chance >= LEAST_CHANCE && returned >= LEAST_BACK * 0.2 && score > most) {
      best = e
      most = score
    }
  }
  return best
}

function knownTranslations(
  hand: Map<string, string>,
  foreign: Map<string, number>,
  english: Map<string, number>,
) {
  const known = new Map<number, Map<number, number>>()
  for (const [word, gloss] of hand) {
    const f = foreign.get(word)
    const numbers = gloss.split(' ').flatMap((word) => english.get(word) ?? [])
    if (f !== undefined && numbers.length > 0) known.set(f, new Map(numbers.map((e) => [e, 0.6])))
  }
  return known
}

export function wordsOf(text: string, grammar: Grammar): string[] {
  const words = tokenise(text)
    .filter(({ kind }) => kind === 'word')
    .map(({ lower }) => lower)
  const apart = grammar.elides ? words.flatMap((word) => word.split(/(?<=')/)) : words
  return apart.slice(0, MOST_WORDS)
}

function numberWords(texts: string[][]) {
  const numbers = new Map<string, number>()
  const words = ['']
  const counts = [0]
  const numbered = texts.map((text) =>
    Int32Array.from(text, (word) => {
      let number = numbers.get(word)
      if (number === undefined) {
        number = words.push(word) - 1
        numbers.set(word, number)
        counts.push(0)
      }
      counts[number] = (counts[number] as number) + 1
      return number
    }),
  )
  return { texts: numbered, words, counts, numbers }
}
