import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { text: string; lang: string; label: 0 | 2 }

/** The words of the lists that say a side, each as a text of its own. */
export function* readLexicons(folder: string): Generator<Entry> {
  for (const [lang, file] of [
    ['da', 'AFINN-da-32.txt'],
    ['fr', 'AFINN-fr-165.txt'],
    ['pl', 'AFINN-pl-165.txt'],
    ['sv', 'AFINN-sv-165.txt'],
    ['tr', 'AFINN-tr-165.txt'],
    ['de', 'handwritten-de.tsv'],
    ['it', 'handwritten-it.tsv'],
  ] as const) {
    for (const line of linesOf(join(folder, file))) {
      const [word = '', valence] = line.split('\t')
      if (Number(valence)) yield entryOf(word.replace(/\*$/, ''), lang, Number(valence) > 0)
    }
  }
  for (const lang of ['nl', 'fr']) {
    for (const line of linesOf(join(folder, `pattern-${lang}-sentiment.xml`))) {
      const [, word] = /form="([^"]+)"/.exec(line) ?? []
      const polarity = Number(/polarity="([^"]+)"/.exec(line)?.[1])
      if (word && Math.abs(polarity) >= 0.3) yield entryOf(word, lang, polarity > 0)
    }
  }
}

/** Expressions that were found in hotel reviews: not for measuring on those reviews. */
export function* readOpenerLexicons(folder: string): Generator<Entry> {
  for (const lang of ['de', 'fr', 'it', 'es', 'nl']) {
    for (const line of linesOf(join(folder, `opener-hotel-${lang}-expressions.csv`))) {
      const [, word, side] = /^"([^"#]+)#(?:strong)?(positive|negative)"/.exec(line) ?? []
      if (word) yield entryOf(word.replaceAll('_', ' '), lang, side === 'positive')
    }
  }
}

function entryOf(text: string, lang: string, isPraise: boolean): Entry {
  return { text: text.trim().normalize('NFC'), lang, label: isPraise ? 2 : 0 }
}

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\r?\n/) : []
}
