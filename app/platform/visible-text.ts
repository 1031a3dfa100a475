// Without zod, so that a page can use it.

/** Letters, digits, punctuation and symbols that leave ink: not the fillers, the empty Braille cell and the null notehead. */
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/gu

/**
 * What nobody sees in a line: control characters, those that turn the direction, fillers, spaces without width. Marks stay,
 * and so do the letters of flags.
 */
const unseen =
  /(?![\p{M}\p{Join_Control}\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|[\p{Cc}\u061c\u2800\ufff9-\ufffb\u{1d159}]/gu

/** Joiners hold together emoji and the words of Persian and Indic scripts; anywhere else they hide. */
const looseJoiner = /(?<![\p{L}\p{M}\p{S}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}\p{S}])/gu

const anyVisible = new RegExp(visible.source, 'u')

export const visibleLengthOf = (text: string) => text.match(visible)?.length ?? 0

/** Equal line ends, no NUL or lone surrogates (the database refuses them), trimmed; empty where nothing can be seen. */
export function cleanedText(typed: string) {
  const text = typed.replaceAll('\r\n', '\n').replaceAll('\u0000', '').toWellFormed().trim()
  return anyVisible.test(text) ? text : ''
}

/** Like `cleanedText`, on one line: line breaks become spaces, and invisible characters are removed. */
export function cleanedLine(typed: string) {
  const line = typed.replace(/\s/gu, ' ').replace(unseen, '').replace(looseJoiner, '')
  return cleanedText(line.replace(/ +/gu, ' '))
}

// By itself, so that a page can count without loading a schema library.

/** Length in characters as PostgreSQL counts them, so that no accepted text breaks a constraint. */
export const lengthOf = (text: string) => [...text].length

const marks = /[\p{Default_Ignorable_Code_Point}\p{M}]+/gu

/**
 * A text for comparing, closer to what a reader sees: without invisible characters, accents and other marks, with
 * full-width digits and bold letters as plain ones. Case stays.
 */
export function foldedText(text: string) {
  // Marks go first, because putting thousands of them in order takes long.
  return text.replace(marks, '').normalize('NFKD').replace(marks, '')
}

/** Another name than before: case, spacing and full-width letters do not make one. */
export const isOtherName = (one: string, other: string) => nameKey(one) !== nameKey(other)
const nameKey = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
