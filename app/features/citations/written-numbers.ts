import type { WrittenNumber } from './figure-text.ts'

const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec'

/** "12 March 2026", "12 March", "March 2026", "2026-03-12". */
export const dates = new RegExp(
  `\\b\\d{4}-\\d{2}-\\d{2}\\b|\\b\\d{1,2} (?:${months})\\b(?: \\d{4}\\b)?|\\b(?:${months}) \\d{4}\\b`,
  'g',
)

/** With the sign and the percent that belong to it. A hyphen after a letter or digit is none. */
export const numbers = /(?:(?<![\p{L}\p{N}])[+\-−])?\p{Nd}+(?:[.,]\p{Nd}+)*(?:\s?%)?/gu

/** Null for digits that are no number as we write them. */
export function readNumber(written: string): WrittenNumber | null {
  const digits = written.replace(/[,%\s+\-−]/g, '')
  if (!/^\d+(?:\.\d+)?$/.test(digits)) return null
  return {
    value: Number(digits),
    decimals: digits.split('.')[1]?.length ?? 0,
    isPercent: written.endsWith('%'),
  }
}
