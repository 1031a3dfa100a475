export const provenanceLabels = {
  order: 'Verified purchase',
  invited: 'Invited by the business',
  confirmed: 'Address confirmed',
  insider: 'Insider',
  imported: 'Imported',
}

export type ProvenanceKind = keyof typeof provenanceLabels

/** `from`: where it was imported from. */
export const labelFor = (kind: ProvenanceKind, from?: string | null) =>
  from ? `Imported from ${from}` : provenanceLabels[kind]
