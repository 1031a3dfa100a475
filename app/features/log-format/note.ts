import { base64, concat, fromBase64, hex, isEqual, u64, utf8, viewOf } from './bytes.ts'
import { sha256 } from './sha256.ts'

// Signed notes, checkpoints and cosignatures: C2SP signed-note, tlog-checkpoint, tlog-cosignature. Ed25519 alone.

export const keyTypes = { note: 0x01, cosignature: 0x04 } as const

export type PublicKey = {
  name: string
  type: number
  /** 32 bytes. */
  key: Uint8Array
}
export type Sign = (message: Uint8Array) => Uint8Array | Promise<Uint8Array>
export type Verify = (
  key: Uint8Array,
  message: Uint8Array,
  signature: Uint8Array,
) => boolean | Promise<boolean>

const keyIdOf = ({ name, type, key }: PublicKey) =>
  sha256(utf8(`${name}\n`), Uint8Array.of(type), key).subarray(0, 4)

/** `name+hex+base64`, as people paste it. */
export const writeKey = (key: PublicKey) =>
  `${key.name}+${hex(keyIdOf(key))}+${base64(concat(Uint8Array.of(key.type), key.key))}`

/** Throws where the text is no key of ours or of C2SP, or its id does not fit. */
export function readKey(text: string): PublicKey {
  const [, name, id, encoded] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text) ?? []
  if (!name || !id || !encoded) throw new TypeError('no verifier key')
  const bytes = fromBase64(encoded)
  const key = { name, type: bytes[0]!, key: bytes.subarray(1) }
  if (!isKnown(key) || hex(keyIdOf(key)) !== id) throw new TypeError('no verifier key')
  return key
}

const isKnown = ({ type, key }: PublicKey) =>
  (type === keyTypes.note || type === keyTypes.cosignature) && key.length === 32

export type Signature = { name: string; id: Uint8Array; signature: Uint8Array }
export type Note = { text: string; signatures: Signature[] }

/** At most so many signatures are read. */
const mostSignatures = 64

/** Throws where it is no signed note. */
export function readNote(note: string): Note {
  const end = note.lastIndexOf('\n\n')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a note must have none
  if (end < 0 || !note.endsWith('\n') || /[\0-\t\v-\x1f]/.test(note)) throw new TypeError('no signed note')
  const lines = note.slice(end + 2, -1).split('\n')
  if (lines.length > mostSignatures) throw new TypeError('no signed note')
  return { text: note.slice(0, end + 1), signatures: lines.map(readSignature) }
}

/** A signature line without its newline. Throws where it is none. */
export function readSignature(line: string): Signature {
  const [, name, encoded] = /^— ([^\s+]+) (\S+)$/u.exec(line) ?? []
  if (!name || !encoded) throw new TypeError('no signature line')
  const bytes = fromBase64(encoded)
  return { name, id: bytes.subarray(0, 4), signature: bytes.subarray(4) }
}

const writeSignature = (key: PublicKey, signature: Uint8Array) =>
  `— ${key.name} ${base64(concat(keyIdOf(key), signature))}\n`

/** The text ends in a newline. */
export async function signNote(text: string, key: PublicKey, sign: Sign) {
  return `${text}\n${writeSignature(key, await sign(utf8(text)))}`
}

const isOf = (key: PublicKey) => (signature: Signature) =>
  signature.name === key.name && isEqual(signature.id, keyIdOf(key))

/** The lines of this key, whether right or not. */
export const signaturesOf = ({ signatures }: Note, key: PublicKey) =>
  signatures
    .filter(isOf(key))
    .map(({ signature }) => writeSignature(key, signature))
    .join('')

/** True if the note has a signature of this key, which is no witness's, and each of them is right. */
export async function isSignedBy({ text, signatures }: Note, key: PublicKey, verify: Verify) {
  const own = signatures.filter(isOf(key))
  for (const { signature } of own) if (!(await verify(key.key, utf8(text), signature))) return false
  return own.length > 0
}

/** The latest time, in seconds since 1970, at which this witness cosigned the checkpoint; 0 if it did not. */
export async function cosignatureTime({ text, signatures }: Note, key: PublicKey, verify: Verify) {
  const times = await Promise.all(
    signatures.filter(isOf(key)).map((each) => cosignedAt(text, each, key, verify)),
  )
  return Math.max(0, ...times)
}

const timed = (time: number, text: string) => utf8(`cosignature/v1\ntime ${time}\n${text}`)

async function cosignedAt(text: string, { signature }: Signature, key: PublicKey, verify: Verify) {
  if (signature.length !== 72) return 0
  const time = Number(viewOf(signature).getBigUint64(0))
  // The latest of which a date can be made.
  if (time > 8.64e12) return 0
  return (await verify(key.key, timed(time, text), signature.subarray(8))) ? time : 0
}

/** A signature line over a checkpoint's text. `time`: seconds since 1970. */
export async function cosign(text: string, time: number, key: PublicKey, sign: Sign) {
  return writeSignature(key, concat(u64(time), await sign(timed(time, text))))
}

export type Checkpoint = { origin: string; size: number; root: Uint8Array }

/** Names the log in the addresses of its witnesses and mirrors: C2SP tlog-witness and tlog-mirror. */
export const originHash = (origin: string) => hex(sha256(utf8(origin)))

export const writeCheckpoint = ({ origin, size, root }: Checkpoint) => `${origin}\n${size}\n${base64(root)}\n`

/** From a note's text. Extension lines are passed over. Throws where it is no checkpoint. */
export function readCheckpoint(text: string): Checkpoint {
  const [origin, size, root] = text.split('\n')
  const bytes = fromBase64(root ?? '')
  if (!origin || !/^(?:0|[1-9]\d{0,14})$/.test(size ?? '') || bytes.length !== 32)
    throw new TypeError('no checkpoint')
  return { origin, size: Number(size), root: bytes }
}

export type Proof = { index: number; hashes: Uint8Array[]; checkpoint: string }

const proofHeader = 'c2sp.org/tlog-proof@v1'

/** C2SP tlog-proof, without extra data. */
export const writeProof = ({ index, hashes, checkpoint }: Proof) =>
  [proofHeader, `index ${index}`, ...hashes.map(base64), '', checkpoint].join('\n')

/** Throws where it is none. */
export function readProof(text: string): Proof {
  const end = text.indexOf('\n\n')
  const [header, ...lines] = text.slice(0, end).split('\n')
  if (end < 0 || header !== proofHeader) throw new TypeError('no proof')
  if (lines[0]?.startsWith('extra ')) lines.shift()
  const [, index] = /^index (0|[1-9]\d{0,14})$/.exec(lines.shift() ?? '') ?? []
  const hashes = lines.map(fromBase64)
  if (!index || hashes.length > 63 || hashes.some(({ length }) => length !== 32))
    throw new TypeError('no proof')
  return { index: Number(index), hashes, checkpoint: text.slice(end + 2) }
}
