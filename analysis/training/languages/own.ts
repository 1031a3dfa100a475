import { existsSync, readFileSync } from 'node:fs'

const folder = new URL('../own/', import.meta.url)

/** The lines of `glosses.tsv` or `phrases.tsv`: the word or phrase, and its English. */
export function readOwnGlosses(language: string, name: 'glosses' | 'phrases'): [string, string][] {
  const path = new URL(`${language}/${name}.tsv`, folder)
  if (!existsSync(path)) return []
  return readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.trim().toLowerCase().normalize('NFC').split('\t'))
    .filter((cells): cells is [string, string] => cells.length === 2 && cells[0] !== '' && cells[1] !== '')
}
