// node bench/analysis/demo.ts
//
// What the demo's reviews let a screen show as praise or complaint, against two readers' judgement. Prints as JSON
// lines what neither has judged yet.

import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnalyseOptions, analyse } from '../../analysis/analyse.ts'
import { readJsonl } from '../../analysis/training/data.ts'
import type { Mark } from './table.ts'

type DemoReview = {
  rating: AnalyseOptions['rating']
  language: string
  provenance: string
  title: string | null
  text: string
}

/** What a screen may show: a sentence, marked as praise or complaint, or a thing in it that is. */
export type Shown = { rating: number; sentence: string; term: string | null; label: string }

/** `readers`: whether each of the two found it right. */
type Judged = Shown & { readers: [boolean, boolean] }

const list = fileURLToPath(new URL('./demo-judged.jsonl', import.meta.url))
const seeds = new URL('../../seeds/bakery/reviews.json', import.meta.url)

/** The share that both readers found right, in percent; what nobody has judged counts as wrong. */
export function measureDemo(): Mark {
  const judged = readJudged()
  const shown = everythingShown()
  const right = shown.filter((each) => judged.get(keyOf(each))?.readers.every(Boolean))
  return {
    what: 'right of what the demo shows',
    value: (100 * right.length) / shown.length,
    gate: 97,
    aim: 100,
  }
}

export function everythingShown(): Shown[] {
  const reviews = JSON.parse(readFileSync(seeds, 'utf8')) as DemoReview[]
  return reviews.flatMap(({ rating = 3, language, provenance, title, text }) => {
    const whole = title ? `${title}\n\n${text}` : text
    const languageHint = provenance === 'imported' ? undefined : language
    const { sentences, aspects } = analyse(whole, { rating, languageHint })
    const words = ({ start, end }: { start: number; end: number }) => whole.slice(start, end)
    return [
      ...sentences
        .filter(({ shown }) => shown)
        .map((each) => ({ rating, sentence: words(each), term: null, label: each.label })),
      ...aspects
        .filter(({ shown }) => shown)
        .flatMap(({ term, label, start, end }) => {
          const around = sentences.find((each) => each.start <= start && each.end >= end)
          return around ? [{ rating, sentence: words(around), term, label }] : []
        }),
    ]
  })
}

const keyOf = ({ sentence, term, label }: Shown) => JSON.stringify([sentence, term, label])

function readJudged(): Map<string, Judged> {
  if (!existsSync(list)) return new Map()
  return new Map([...readJsonl<Judged>(list)].map((each) => [keyOf(each), each]))
}

if (import.meta.main) {
  const judged = readJudged()
  for (const each of everythingShown()) if (!judged.has(keyOf(each))) console.log(JSON.stringify(each))
}
