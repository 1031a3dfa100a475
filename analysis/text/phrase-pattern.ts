/** Lower case without accents, character by character, so that offsets stay. */
export function folded(text: string): string {
  if (!/[^\0-\x7f]/.test(text)) return text.toLowerCase()
  let folded = ''
  for (let i = 0; i < text.length; i++) folded += foldedCharacter(text[i] as string)
  return folded
}

const alone: Record<string, string> = { ß: 's', ı: 'i', ł: 'l', ø: 'o', æ: 'a', œ: 'o', '’': "'", '‘': "'" }

function foldedCharacter(character: string): string {
  if (character < '\x80') return character.toLowerCase()
  const [base] = character.toLowerCase().normalize('NFD')
  return alone[base as string] ?? (base?.length === 1 ? base : character)
}

/** A letter or a digit of a folded text. Of thousands of patterns each takes ten times as long to compile with the property of letters. */
const letter = '[0-9a-z\\u00c0-\\u1fff\\u2c00-\\ud7ff]'
const between = "[\\s'-]+"

/**
 * The phrases of a list, between commas. A word may be "long|huge", "no+one" (two words), "wait*" (any ending), "very?" (may be
 * missing), "_" (up to three words) or "#" (a number).
 */
export const phrasesIn = (list: string): string[] =>
  list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean)

/** The source of a pattern for one phrase. `notInGap`: the source of words that a gap may not have. */
export function phraseSource(phrase: string, notInGap = '(?!)'): string {
  const words = folded(phrase).split(/\s+/)
  return words
    .map((word, index) => {
      if (word === '_') return `(?:(?!${notInGap})${letter}+${between}){0,3}`
      if (word.endsWith('?')) return `(?:${wordSource(word.slice(0, -1))}${between})?`
      return wordSource(word) + (index === words.length - 1 ? `(?!${letter})` : between)
    })
    .join('')
}

const wordSource = (word: string) => `(?:${word.split('|').map(choiceSource).join('|')})`

const choiceSource = (choice: string) =>
  choice
    .split('+')
    .map((word) =>
      word
        .replaceAll('#', '\\d+')
        .replaceAll('*', `${letter}*`)
        .replaceAll(/(?<!n)'/g, "'?"),
    )
    .join(between)
