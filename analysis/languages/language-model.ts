import { readFileSync } from 'node:fs'
import { unpackModel } from '../aspects/model-file.ts'
import { type NgramTable, readNgramTable } from '../sentiment/ngram-table.ts'
import { type Glossary, glossaryOf } from './gloss.ts'
import { buildGlossTable, type GlossTable, listOf } from './gloss-table.ts'
import { nativeSeed } from './native-features.ts'

/** The languages beside English that the engine reads. */
export const learnedLanguages = ['da', 'nl', 'fr', 'de', 'it', 'pl', 'pt', 'es', 'sv', 'tr', 'cs']

/** How much to believe each part of a reading, fitted for each language. */
export type ForeignFit = {
  ngrams: number
  net: number
  lexicon: number
  native: number
  bias: number
  neutral: number
  neutralBias: number
}

export type Language = { glossary: Glossary; nativeSeed: number; fit: ForeignFit }

export type LanguageModel = {
  languages: Map<string, Language>
  table: GlossTable
  /** Weights of a language's own words, neighbours and letters. */
  native: NgramTable
  nativeScale: number
  nativeBias: number
}

export type LanguageFacts = {
  nativeScale: number
  nativeBias: number
  fits: Record<string, ForeignFit>
}

/** Reads `models/languages.bin`, or that of another folder. */
export function loadLanguageModel(folder = new URL('../models/', import.meta.url)): LanguageModel {
  return openLanguageModel(readFileSync(new URL('languages.bin', folder)))
}

export function openLanguageModel(file: Buffer): LanguageModel {
  const { columns, facts } = unpackModel(file)
  const { nativeScale, nativeBias, fits } = facts as LanguageFacts
  const text = Buffer.from(columns.get('glosses') as Uint8Array).toString()
  const table = buildGlossTable(
    Uint32Array.from(columns.get('hashes') as Int32Array),
    columns.get('places') as Uint16Array,
    listOf(text),
  )
  const native = columns.get('native') as Uint8Array
  return {
    languages: new Map(
      Object.entries(fits).map(([language, fit]) => [
        language,
        { glossary: glossaryOf(table, language), nativeSeed: nativeSeed(language), fit },
      ]),
    ),
    table,
    native: readNgramTable(Buffer.from(native.buffer, native.byteOffset, native.length)),
    nativeScale,
    nativeBias,
  }
}
