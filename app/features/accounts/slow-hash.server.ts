import { type ScryptOptions, scrypt } from 'node:crypto'

const maxmem = 64 * 1024 * 1024

/**
 * Each takes 32 MB; libuv's four threads bound the memory of many at once. Stored hashes name their cost, so a cost is
 * never changed.
 */
const costs = {
  /** About 50 ms. Enough for recovery codes, which are random. */
  scrypt: { N: 16384, r: 16, p: 1, maxmem },
  /** About 150 ms: one of the equal settings that OWASP's cheat sheet on storing passwords gives. */
  'scrypt-2': { N: 32768, r: 8, p: 3, maxmem },
} satisfies Record<string, ScryptOptions>

export type Cost = keyof typeof costs

/** scrypt, in one of libuv's threads, so other requests go on. */
export function slowHash(text: string, salt: Buffer, cost: Cost) {
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(text, salt, 32, costs[cost], (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}
