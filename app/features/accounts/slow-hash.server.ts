import { type ScryptOptions, scrypt } from 'node:crypto'

/** 32 MB and about 50 ms: neither passwords nor recovery codes can be guessed quickly from a stolen table. */
const cost: ScryptOptions = { N: 16384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }

/** scrypt, in one of libuv's threads, so other requests go on. */
export function slowHash(text: string, salt: Buffer) {
  return new Promise<Buffer>((resolve, reject) =>
    scrypt(text, salt, 32, cost, (error, hash) => (error ? reject(error) : resolve(hash))),
  )
}
