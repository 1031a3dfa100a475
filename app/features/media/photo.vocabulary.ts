// Photos of reviews, without a schema library: browsers load this file.

export const photoLimits = {
  ofReview: 4,
  /** As sent. */
  bytes: 12_000_000,
  /** Of the longest side, as kept. */
  side: 1600,
  /** Both sides of the small square. */
  small: 400,
}

/** Of a form with one photo. */
export const photoFormBytes = photoLimits.bytes + 16_000

/** Why an operator did not show a photo, or took it off again. */
export const photoRefusals = ['person', 'nudity', 'violence', 'private', 'other_work', 'unrelated'] as const
export type PhotoRefusal = (typeof photoRefusals)[number]

export const photoRefusalText: Record<PhotoRefusal, string> = {
  person: 'A person or child who may not have agreed',
  nudity: 'Nudity or sex',
  violence: 'Violence or hate',
  private: 'Private data, such as an address, a number plate or a document',
  other_work: 'Somebody else’s work',
  unrelated: 'Advertising, or nothing to do with the business',
}

export const photoStates = ['waiting', 'shown', 'refused'] as const
export type PhotoState = (typeof photoStates)[number]

/** "{id}.jpg" or "{id}-small.jpg". */
export function readPhotoFile(file: string) {
  const [, id, small] = /^([0-9a-f-]{36})(-small)?\.jpg$/.exec(file) ?? []
  return id ? { id, isSmall: small !== undefined } : null
}
