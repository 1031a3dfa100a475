import { formatNumber } from '#app/languages/format.ts'

const small = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

/** Numbers up to twelve as words, as in a sentence. */
export const inWords = (count: number) => small[count] ?? formatNumber(count)
