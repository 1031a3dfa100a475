import { readFileSync } from 'node:fs'
import { unpackModel } from '../aspects/model-file.ts'
import { readLanguages } from '../language/nearest-language.ts'
import { type NgramTable, readNgramTable } from '../sentiment/ngram-table.ts'
import { type Glossary, glossaryOf } from './gloss.ts'
import { buildGlossTable, type GlossTable, listOf } from './gloss-table.ts'
import { nativeSeed } from './native-features.ts'

export const learnedLanguages: string[] = readLanguages.filter((language) => language !== 'en')

export type ForeignFit = {
  ngrams: number
  net: number
  lexicon: number
  native: number
  bias: number
  /** Weights of the evidence, as in English. */
  trust: number[]
  neutral: number[]
}

export type Language = { name: string; glossary: Glossary; nativeSeed: number; fit: ForeignFit }

export type LanguageModel = {
  languages: Map<string, Language>
  table: GlossTable
  /** `native`: which side words, letters and glosses take. `neutral`: whether glosses take none. */
  native: WeightTable
  neutral: WeightTable
}

/** Weights by hash, in steps of `scale`. */
export type WeightTable = { table: NgramTable; scale: number; bias: number }

export type LanguageFacts = {
  native: { scale: number; bias: number }
  neutral: { scale: number; bias: number }
  fits: Record<string, ForeignFit>
}

/** Reads `models/languages.bin`, or that of another folder. */
export function loadLanguageModel(folder = new URL('../models/', import.meta.url)): LanguageModel {
  return openLanguageModel(readFileSync(new URL('languages.bin', folder)))
}

export function openLanguageModel(file: Buffer): LanguageModel {
  const { columns, facts } = unpackModel(file)
  const { native, neutral, fits } = facts as LanguageFacts
  const text = Buffer.from(columns.get('glosses') as Uint8Array).toString()
  const table = buildGlossTable(
    Uint32Array.from(columns.get('hashes') as Int32Array),
    columns.get('places') as Uint16Array,
    listOf(text),
  )
  const tableOf = (name: string) => {
    const bytes = columns.get(name) as Uint8Array
    return readNgramTable(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  }
  return {
    languages: new Map(
      Object.entries(fits).map(([language, fit]) => [
        language,
        { name: language, glossary: glossaryOf(table, language), nativeSeed: nativeSeed(language), fit },
      ]),
    ),
    table,
    native: { table: tableOf('native'), ...native },
    neutral: { table: tableOf('neutral'), ...neutral },
  }
}
