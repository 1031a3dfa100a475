/**
 * Words as PostgreSQL's to_tsquery takes them, each found from its beginning: "sour" finds "sourdough". Only
 * letters and digits pass, so that nothing typed is read as an operator. Null when nothing is left.
 */
export function searchWords(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}\p{M}]+/gu)
  return words ? words.map((word) => `${word}:*`).join(' & ') : null
}
