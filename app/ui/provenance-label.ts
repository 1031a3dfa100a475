import { fillWords } from '#app/languages/languages.ts'
import { besideReview } from '#app/languages/review.en.ts'

export type LabelWords = Pick<typeof besideReview, 'provenance' | 'importedFrom'>
export type ProvenanceKind = keyof LabelWords['provenance']

export const englishLabels: LabelWords = besideReview
export const provenanceLabels = besideReview.provenance

/** `from`: where it was imported from. */
export const labelFor = (kind: ProvenanceKind, from?: string | null, words = englishLabels) =>
  from ? fillWords(words.importedFrom, { source: from }) : words.provenance[kind]
