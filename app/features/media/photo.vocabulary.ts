// Photos of reviews, without a schema library: browsers load this file.

export const photoLimits = {
  ofReview: 4,
  /** The most bytes of an uploaded file. */
  bytes: 12_000_000,
  /** The longest side of the stored photo, in pixels. */
  side: 1600,
  /** Both sides of the small square, in pixels. */
  small: 400,
}

export const videoLimits = {
  ofReview: 1,
  bytes: 60_000_000,
  seconds: 60,
  captions: 2000,
}

/** Of a form with one photo, and of one with a video and its poster. */
const photoFormBytes = photoLimits.bytes + 16_000
export const videoFormBytes = videoLimits.bytes + photoFormBytes

export const videoTypes = ['video/mp4', 'video/webm'] as const
export type VideoType = (typeof videoTypes)[number]
export const videoCodecs = ['avc', 'hevc', 'vp8', 'vp9', 'av1'] as const
export type VideoCodec = (typeof videoCodecs)[number]

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

type PhotoFile = 'large' | 'small' | 'video' | 'captions'
const fileNames: Record<string, PhotoFile> = {
  '.jpg': 'large',
  '-small.jpg': 'small',
  '-video': 'video',
  '.vtt': 'captions',
}

/** "{id}.jpg", "{id}-small.jpg", "{id}-video" or "{id}.vtt"; null for others. */
export function readPhotoFile(name: string) {
  const [, id, rest = ''] = /^([0-9a-f-]{36})(.*)$/.exec(name) ?? []
  const file = fileNames[rest]
  return id && file ? { id, file } : null
}
