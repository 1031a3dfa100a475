import { countOf } from '#app/languages/format.ts'

export const unanalysedNote = (count: number) =>
  count === 1
    ? '1 review could not be analysed (usually its language) and is left out.'
    : `${countOf(count, 'review')} could not be analysed (usually their language) and are left out.`
