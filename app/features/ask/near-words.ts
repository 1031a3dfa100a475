import { partOf } from '#analysis/aspects/parts-of-speech.ts'
import { isJoining } from '#analysis/languages/concepts.ts'
import type { Token } from '#analysis/text/tokens.ts'
import { fold } from '#app/features/reviews/search-words.ts'
import type { OwnWord } from './vocabulary.server.ts'

const fewest = { reviews: 3, letters: 3, timesMore: 2 }
const most = 3

/** Things that these reviews speak of far more often than the others: what they say of the same in other words. */
export function nearWords(
  own: OwnWord[],
  reviews: { text: string; language: string }[],
  isAsked: (word: OwnWord) => boolean,
): string[] {
  const known = new Map(own.map((each) => [`${each.language} ${each.folded}`, each]))
  const all = new Map<string, number>()
  for (const each of own) all.set(keyOf(each), (all.get(keyOf(each)) ?? 0) + each.reviews)
  const found = new Map<string, { count: number; words: OwnWord[] }>()
  const asked = new Set<string>()
  let length = 0
  for (const { text, language } of reviews) {
    const folded = [...new Set((text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).map(fold))]
    const words = folded.flatMap((each) => known.get(`${language} ${each}`) ?? [])
    length += words.length
    for (const word of words) if (isAsked(word)) asked.add(keyOf(word))
    for (const word of new Map(words.filter(isThing).map((each) => [keyOf(each), each])).values()) {
      const its = found.get(keyOf(word)) ?? { count: 0, words: [] }
      found.set(keyOf(word), { count: its.count + 1, words: [...its.words, word] })
    }
  }
  const share = length / own.reduce((sum, { reviews }) => sum + reviews, 0)
  return [...found]
    .filter(([key, { count }]) => count >= fewest.reviews && !asked.has(key))
    .map(([key, { count, words }]) => ({ key, count, words, times: count / (all.get(key)! * share) }))
    .filter(({ times }) => times >= fewest.timesMore)
    .sort((one, other) => other.count * Math.log(other.times) - one.count * Math.log(one.times))
    .slice(0, most)
    .map(({ words }) => words[0]!.gloss ?? words[0]!.written.toLowerCase())
}

const keyOf = ({ gloss, folded }: OwnWord) => (gloss ?? folded).replace(/s$/, '')

function isThing({ gloss, folded, written, language, isNoun, isPerson }: OwnWord) {
  if (isPerson || folded.length < fewest.letters || isJoining(written, [language])) return false
  if (gloss === null) return language === 'de' && isNoun
  const token = { kind: 'word', lower: gloss, text: gloss, start: 0, end: gloss.length } as Token
  return !isJoining(gloss, ['en']) && partOf(token).startsWith('noun')
}
