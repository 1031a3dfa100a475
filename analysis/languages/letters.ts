/** Latin letters without diacritics, by code unit; those that Unicode does not decompose are listed. */
const plain = buildPlain()

/** "größe" as "grosse", "çok" as "cok": as people type without a keyboard of their language. Other scripts stay. */
export function fold(word: string): string {
  let folded = ''
  let from = 0
  for (let i = 0; i < word.length; i++) {
    const letter = plain[word.charCodeAt(i)]
    if (letter === undefined) continue
    folded += word.slice(from, i) + letter
    from = i + 1
  }
  return from === 0 ? word : folded + word.slice(from)
}

function buildPlain(): Record<number, string> {
  const table: Record<number, string> = {}
  for (let code = 0xc0; code < 0x180; code++) {
    const letter = String.fromCharCode(code)
    const apart = letter.normalize('NFD').replace(/\p{M}/gu, '')
    if (apart !== letter) table[code] = apart
  }
  for (let code = 0x300; code < 0x370; code++) table[code] = ''
  const others = { ß: 'ss', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', þ: 'th', ð: 'd' }
  for (const [letter, letters] of Object.entries(others)) table[letter.charCodeAt(0)] = letters
  return table
}
