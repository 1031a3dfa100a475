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
export const inWords = (count: number) => small[count] ?? count.toLocaleString('en')

export const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

export const reviewsInWords = (count: number) => counted(count, 'review', 'reviews')

/** "Karl", "Karl and Owen" */
export const listed = (names: string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
