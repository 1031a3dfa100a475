import { readFileSync } from 'node:fs'

/**
 * Which 4-byte pieces of words are typical of which language.
 *
 * `models/language.bin` (little-endian): u32 length of a JSON list of BCP-47 tags, the list, u32 number of
 * pieces, then for each piece its u32 hash and u8 number of languages, and for each language u8 index, u8 score.
 */
export type LanguageProfiles = {
  tags: string[]
  /** Open addressing: a hash, and one above the place of its list in `lists` (0: free). */
  hashes: Uint32Array
  places: Uint32Array
  lists: Uint8Array
}

export function loadLanguageProfiles(): LanguageProfiles {
  const file = readFileSync(new URL('../models/language.bin', import.meta.url))
  const view = new DataView(file.buffer, file.byteOffset, file.length)
  const tagsLength = view.getUint32(0, true)
  const tags = JSON.parse(file.toString('utf8', 4, 4 + tagsLength)) as string[]
  const pieces = view.getUint32(4 + tagsLength, true)
  const slots = 2 ** Math.ceil(Math.log2(pieces * 1.4))
  const hashes = new Uint32Array(slots)
  const places = new Uint32Array(slots)
  let at = 8 + tagsLength
  for (let i = 0; i < pieces; i++) {
    const hash = view.getUint32(at, true)
    let slot = hash & (slots - 1)
    while (places[slot] !== 0) slot = (slot + 1) & (slots - 1)
    hashes[slot] = hash
    places[slot] = at + 5
    at += 5 + 2 * view.getUint8(at + 4)
  }
  return { tags, hashes, places, lists: new Uint8Array(file.buffer, file.byteOffset, file.length) }
}

export function addScores(profiles: LanguageProfiles, hash: number, scores: Float64Array) {
  const mask = profiles.hashes.length - 1
  let slot = hash & mask
  while (profiles.places[slot] !== 0) {
    if (profiles.hashes[slot] === hash) {
      const place = profiles.places[slot] as number
      const count = profiles.lists[place - 1] as number
      for (let i = 0; i < count; i++) {
        const language = profiles.lists[place + 2 * i] as number
        scores[language] =
          (scores[language] as number) + (profiles.lists[place + 2 * i + 1] as number) + BASE_SCORE
      }
      return
    }
    slot = (slot + 1) & mask
  }
}

/** Added to every score: the profiles store only what is above it. */
const BASE_SCORE = 53
