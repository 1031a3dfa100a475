/** Classes of UTF-16 code units, looked up in one table: a regular expression a character is too slow. */

const WORD = 1
const DIGIT = 2
const SPACE = 4
const UPPER = 8

const classes = buildClasses()

/** Letters, combining marks and digits of any script in the basic plane. */
export function isWordCode(code: number): boolean {
  return ((classes[code] as number) & WORD) !== 0
}

export function isDigit(code: number): boolean {
  return ((classes[code] as number) & DIGIT) !== 0
}

export function isSpace(code: number): boolean {
  return ((classes[code] as number) & SPACE) !== 0
}

export function isUpper(code: number): boolean {
  return ((classes[code] as number) & UPPER) !== 0
}

function buildClasses(): Uint8Array {
  const table = new Uint8Array(0x10000)
  const wordCharacter = /[\p{L}\p{M}\p{N}_]/u
  for (let code = 0; code < 0x10000; code++) {
    // Hangul, the large CJK blocks and the private area are known without asking.
    if ((code >= 0x3400 && code <= 0x4dbf) || (code >= 0x4e00 && code <= 0x9fff)) table[code] = WORD
    else if (code >= 0xac00 && code <= 0xd7a3) table[code] = WORD
    else if (code >= 0xd800 && code <= 0xf8ff) table[code] = 0
    else if (wordCharacter.test(String.fromCharCode(code))) table[code] = WORD
  }
  // A variation selector belongs to the emoji before it, never to a word.
  for (let code = 0xfe00; code <= 0xfe0f; code++) table[code] = SPACE
  for (let code = 0x30; code <= 0x39; code++) table[code] = WORD | DIGIT
  for (let code = 0x41; code <= 0x5a; code++) table[code] = WORD | UPPER
  for (const code of [
    9, 10, 11, 12, 13, 0x20, 0x85, 0xa0, 0x1680, 0x2028, 0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
  ]) {
    table[code] = SPACE
  }
  for (let code = 0x2000; code <= 0x200f; code++) table[code] = SPACE
  return table
}
