import {
  type Checkpoint,
  cosignatureTime,
  isSignedBy,
  keyTypes,
  type Note,
  type PublicKey,
  readCheckpoint,
  readKey,
  readNote,
  type Verify,
} from './note.ts'

/** The keys that a reader believes. Each may have older ones beside it. */
export type Trust = { origin: string; log: PublicKey[]; receipts: PublicKey[]; witnesses: PublicKey[] }

/** From verifier keys: their names tell what they are for. Throws where one is none. */
export function readTrust(origin: string, vkeys: readonly string[]): Trust {
  const keys = vkeys.map(readKey)
  const named = (name: string) => keys.filter((key) => key.name === name && key.type === keyTypes.note)
  return {
    origin,
    log: named(origin),
    receipts: named(`${origin}/receipts`),
    witnesses: keys.filter(({ type }) => type === keyTypes.cosignature),
  }
}

export async function isSignedByAny(note: Note, keys: readonly PublicKey[], verify: Verify) {
  for (const key of keys) if (await isSignedBy(note, key, verify)) return true
  return false
}

/** `at`: seconds since 1970. */
export type Seen = { name: string; at: number }
export type SignedCheckpoint = Checkpoint & { note: string; seen: Seen[] }

/** A checkpoint that the log signed, and the witnesses who saw it. Throws where it is none. */
export async function checkCheckpoint(note: string, trust: Trust, verify: Verify): Promise<SignedCheckpoint> {
  const signed = readNote(note)
  const checkpoint = readCheckpoint(signed.text)
  if (checkpoint.origin !== trust.origin) throw new Error(`The checkpoint is of ${checkpoint.origin}`)
  if (!(await isSignedByAny(signed, trust.log, verify)))
    throw new Error('The checkpoint has no signature of the log')
  const seen: Seen[] = []
  for (const key of trust.witnesses) {
    const at = await cosignatureTime(signed, key, verify)
    if (at) seen.push({ name: key.name, at })
  }
  return { ...checkpoint, note, seen }
}
