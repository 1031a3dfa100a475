import { join } from 'node:path'
import { analyse } from '../../analysis/analyse.ts'
import { readLanguages } from '../../analysis/language/nearest-language.ts'
import { tokenise } from '../../analysis/text/tokens.ts'
import { readJsonl } from '../../analysis/training/data.ts'
import { isKeptForMeasuring } from '../../analysis/training/letters.ts'
import type { Mark } from './table.ts'

type Row = { lang: string; text: string }

/** In words. */
const LONGEST = 4
const SETS = ['hotel-headlines/train', 'sv-reviews/train', 'pt-books/train', 'xed/lines', 'mabsa/sentences']

/** The language of held-out texts of one to four words, each language weighing the same, in percent. */
export function measureShortLanguage(folder: string): Mark[] {
  const texts = shortTexts(folder)
  const found = (row: Row, languageHint?: string) => analyse(row.text, { languageHint }).language === row.lang
  return [
    {
      what: 'language of 1 to 4 words',
      value: meanByLanguage(texts, (row) => found(row)),
      gate: 88,
      aim: 92,
    },
    {
      what: 'the same with the hint of the form',
      value: meanByLanguage(texts, (row) => found(row, row.lang)),
      gate: 98,
      aim: 99,
    },
  ]
}

function shortTexts(folder: string): Row[] {
  const texts: Row[] = []
  for (const set of SETS) {
    for (const row of readJsonl<Row>(join(folder, 'languages', `${set}.jsonl.gz`))) {
      const words = tokenise(row.text).filter(({ kind }) => kind === 'word').length
      const isRead = readLanguages.some((language) => language === row.lang)
      if (isRead && words > 0 && words <= LONGEST && isKeptForMeasuring(row.text)) texts.push(row)
    }
  }
  return texts
}

function meanByLanguage(texts: Row[], isRight: (row: Row) => boolean): number {
  const shares = readLanguages.flatMap((language) => {
    const own = texts.filter(({ lang }) => lang === language)
    return own.length > 0 ? [own.filter(isRight).length / own.length] : []
  })
  return (100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length
}
