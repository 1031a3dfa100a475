export const englishLabels = {
  provenance: {
    order: 'Verified purchase',
    invited: 'Invited by the business',
    confirmed: 'Address confirmed',
    insider: 'Insider',
    imported: 'Imported',
  },
  importedFrom: 'Imported from {source}',
  meanings: {
    order: 'A payment provider or shop system confirmed the order to us.',
    invited: 'Written through its invitation or the order link of its shop.',
    confirmed: 'Not invited; confirmed their email address.',
    insider: 'Its author works for or with the business; never part of the rating.',
    imported: 'Imported from another source; never part of the rating.',
  },
}

export type ProvenanceWords = typeof englishLabels
export type LabelWords = Pick<ProvenanceWords, 'provenance' | 'importedFrom'>
export type ProvenanceKind = keyof LabelWords['provenance']

export const provenanceLabels = englishLabels.provenance

/** `from`: where it was imported from. */
export const labelFor = (kind: ProvenanceKind, from?: string | null, words: LabelWords = englishLabels) =>
  from ? words.importedFrom.replace('{source}', () => from) : words.provenance[kind]
