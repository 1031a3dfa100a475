import { fileURLToPath } from 'node:url'
import { analyse } from '../../analysis/analyse.ts'
import { readJsonl } from '../../analysis/training/data.ts'
import type { Mark } from './table.ts'

/** `sign` of the whole sentence, or of the things in it: "+staff", "-waiting time", "0décor". */
export type EverydaySentence = { text: string; sign?: string; aspects?: string[] }

/** Every second sentence was looked at while the engine was built; the others were kept back. */
export function readEverydaySentences(): { seen: EverydaySentence[]; keptBack: EverydaySentence[] } {
  const path = fileURLToPath(new URL('./everyday-sentences.jsonl', import.meta.url))
  const all = [...readJsonl<EverydaySentence>(path)]
  return { seen: all.filter((_, i) => i % 2 === 0), keptBack: all.filter((_, i) => i % 2 === 1) }
}

/** Sentences of people who know the trades, without stars: share of wholes and of things judged right, in percent. */
export function measureEverydaySentences(): Mark[] {
  const { seen, keptBack } = readEverydaySentences()
  return [
    { what: 'everyday sentences, looked at', value: shareRight(seen), gate: 90, aim: 95 },
    { what: 'everyday sentences, kept back', value: shareRight(keptBack), gate: 90, aim: 95 },
  ]
}

export function shareRight(sentences: EverydaySentence[]): number {
  const verdicts = sentences.flatMap(verdictsOn)
  return (100 * verdicts.filter(Boolean).length) / verdicts.length
}

/** A thing that was not found is judged wrong. */
function verdictsOn({ text, sign, aspects = [] }: EverydaySentence): boolean[] {
  const found = analyse(text, { languageHint: 'en' })
  if (sign !== undefined) return [signOf(found.sentiment?.score) === sign]
  return aspects.map((wanted) => {
    const start = text.indexOf(wanted.slice(1))
    const end = start + wanted.length - 1
    const aspect = found.aspects.find((each) => each.start < end && start < each.end)
    return aspect !== undefined && signOf(aspect.score) === wanted.charAt(0)
  })
}

const signOf = (score = 0) => (score > 0.1 ? '+' : score < -0.1 ? '-' : '0')
