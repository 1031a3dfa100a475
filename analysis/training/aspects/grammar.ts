import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'

/** How often each lower-case word was which part of speech, as winkNLP (MIT) reads the texts. */
export function countPartsOfSpeech(texts: string[]): Map<string, Map<string, number>> {
  const nlp = winkNLP(model, ['sbd', 'pos'])
  const { its } = nlp
  const counts = new Map<string, Map<string, number>>()
  for (const text of texts) {
    const tokens = nlp.readDoc(text.slice(0, 4000)).tokens()
    const words = tokens.out(its.value) as string[]
    const parts = tokens.out(its.pos) as string[]
    words.forEach((word, i) => {
      const key = word.toLowerCase()
      const known = counts.get(key) ?? new Map<string, number>()
      counts.set(key, known)
      const part = parts[i] as string
      known.set(part, (known.get(part) ?? 0) + 1)
    })
  }
  return counts
}

/** A word's class: its most common part of speech, and the second where that is common as well. */
export function grammarClass(parts: Map<string, number> | undefined): string {
  if (!parts) return 'X'
  // A proper noun that is as often a plain one is a plain one at the start of a title.
  const proper = parts.get('PROPN') ?? 0
  const ranked = [...parts]
    .filter(([part, n]) => part !== 'PROPN' || n > 0.8 * sum(parts))
    .sort((a, b) => b[1] - a[1])
  const [first, second] = ranked
  if (!first) return proper > 0 ? 'PROPN' : 'X'
  const isMixed = second !== undefined && second[1] > 0.15 * (first[1] + second[1])
  return isMixed
    ? [first[0], second[0]].sort().join('/') + (second[1] > 0.4 * first[1] ? '' : `:${first[0]}`)
    : first[0]
}

const sum = (parts: Map<string, number>) => [...parts.values()].reduce((a, b) => a + b, 0)
