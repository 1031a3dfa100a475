import type { Voice } from './sides.server.ts'

/** The one whose interval is above those of all others that have one; null where intervals touch, or without a second. */
export function findBestRated<Rated extends Pick<Voice, 'rating'>>(voices: Rated[]): Rated | null {
  const rated = voices.filter(({ rating }) => rating)
  const [best] = rated.toSorted((one, other) => other.rating!.low - one.rating!.low)
  const isClear =
    rated.length > 1 && rated.every((each) => each === best || each.rating!.high < best!.rating!.low)
  return isClear ? best! : null
}
