import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readJsonl } from '../data.ts'

export type SentencePair = { english: string; text: string }

/** Restaurants and laptops come from a set that is measured on. */
const measuredDomains = new Set(['restaurant', 'laptop'])

type Mabsa = { lang: string; domain: string; split: string; n: number; text: string }
type Xed = { from: string; from_text: string; lang: string; text: string }

/** Sentences of English and another language that mean the same, by language. */
export function readPairs(data: string, isClean = false): Map<string, SentencePair[]> {
  const pairs = new Map<string, SentencePair[]>()
  const add = (lang: string, english: string, text: string) => {
    const list = pairs.get(lang) ?? []
    list.push({ english, text: text.normalize('NFC') })
    pairs.set(lang, list)
  }
  const reviews = join(data, 'languages/mabsa/aspects-train.jsonl.gz')
  if (!isClean && existsSync(reviews)) {
    const keyOf = ({ domain, split, n }: Mabsa) => `${domain} ${split} ${n}`
    const rows = [...readJsonl<Mabsa>(reviews)].filter(({ domain }) => !measuredDomains.has(domain))
    const english = new Map(rows.filter(({ lang }) => lang === 'en').map((row) => [keyOf(row), row.text]))
    for (const row of rows) {
      const original = row.lang === 'en' ? undefined : english.get(keyOf(row))
      if (original !== undefined) add(row.lang, original, row.text)
    }
  }
  const subtitles = join(data, 'languages/xed/parallel.jsonl.gz')
  if (existsSync(subtitles)) {
    for (const { from, from_text, lang, text } of readJsonl<Xed>(subtitles)) {
      if (from === 'en') add(lang, from_text, text)
    }
  }
  return pairs
}
