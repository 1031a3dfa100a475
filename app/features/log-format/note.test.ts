import { createPublicKey, generateKeyPairSync, sign as signBytes, verify as verifyBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  cosign,
  cosignatureTime,
  isSignedBy,
  keyTypes,
  readCheckpoint,
  readKey,
  readNote,
  readProof,
  signNote,
  type Verify,
  writeCheckpoint,
  writeKey,
  writeProof,
} from './note.ts'

const spki = Buffer.from('302a300506032b6570032100', 'hex')
const verify: Verify = (key, message, signature) =>
  verifyBytes(
    null,
    message,
    createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }),
    signature,
  )

function aKey(name: string, type: number) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = new Uint8Array(publicKey.export({ format: 'der', type: 'spki' }).subarray(-32))
  return { key: { name, type, key }, sign: (message: Uint8Array) => signBytes(null, message, privateKey) }
}

describe('a signed note', () => {
  test('of another implementation is read (Go, golang.org/x/mod/sumdb/note)', async () => {
    const key = readKey('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
    const text =
      'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n'
    const line =
      '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n'
    const note = `${text.replace('’', "'")}\n${line}`
    expect(await isSignedBy(readNote(note), key, verify)).toBe(true)
    expect(await isSignedBy(readNote(note.replace('answer', 'Answer')), key, verify)).toBe(false)
    expect(writeKey(key)).toBe('PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW')
  })

  test('is refused with control characters, without an end, or with another spelling', () => {
    for (const note of [
      'a\n',
      'a\n\n— x y',
      'a\n\n— x AAAAAAAA\r\n',
      'a\n\n- x AAAAAAAA\n',
      'a\n\n— x+y AAAAAAAA\n',
    ])
      expect(() => readNote(note)).toThrow()
    expect(() => readNote('a\n\n— x AAAAAAAB\n')).not.toThrow()
    expect(() => readNote('a\n\n— x AAAAAB==\n')).toThrow()
  })
})

test('a checkpoint is cosigned at a time, and the time is signed too', async () => {
  const log = aKey('reviews.example/log', keyTypes.note)
  const witness = aKey('witness.example', keyTypes.cosignature)
  const text = writeCheckpoint({ origin: 'reviews.example/log', size: 3, root: new Uint8Array(32) })
  const line = await cosign(text, 1_764_000_000, witness.key, witness.sign)
  const note = (await signNote(text, log.key, log.sign)) + line
  expect(await isSignedBy(readNote(note), log.key, verify)).toBe(true)
  expect(await cosignatureTime(readNote(note), witness.key, verify)).toBe(1_764_000_000)
  const other = aKey('witness.example', keyTypes.cosignature)
  expect(await cosignatureTime(readNote(note), other.key, verify)).toBe(0)
  expect(readCheckpoint(readNote(note).text)).toEqual({
    origin: 'reviews.example/log',
    size: 3,
    root: new Uint8Array(32),
  })
  const proof = { index: 2, hashes: [new Uint8Array(32)], checkpoint: note }
  expect(readProof(writeProof(proof))).toEqual(proof)
})
