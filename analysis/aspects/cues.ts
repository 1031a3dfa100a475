import { type Vocabulary, wordNumber } from './words.ts'

/** Words that hint at a story's people, a point in time, a wish or condition, or a comparison. */
const words = {
  person: "i i'm i've i'd he she we my me us him our husband wife son daughter mum dad mother friend",
  time: 'when while after until till then ago later last week weeks month months minutes hours days monday friday saturday sunday',
  condition:
    'if would could should might may wish wished hope hoped hoping expect expected expecting unless whether ? ??',
  comparison: 'than other others another elsewhere compared usual usually most unlike',
}

export const PERSON = 1
export const TIME = 2
export const CONDITION = 4
export const COMPARISON = 8
const bits = [PERSON, TIME, CONDITION, COMPARISON]

/** By word: the bits of the cues that it gives. */
export function cuesOf(vocabulary: Vocabulary, size: number): Uint8Array {
  const cues = new Uint8Array(size)
  Object.values(words).forEach((list, k) => {
    for (const word of list.split(' ')) {
      const number = wordNumber(vocabulary, word)
      if (number > 0) cues[number] = (cues[number] as number) | (bits[k] as number)
    }
  })
  return cues
}
