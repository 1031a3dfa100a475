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

/** Whose cosignatures make a checkpoint one that others saw too: C2SP tlog-policy. */
export type Policy = {
  witnesses: PublicKey[]
  /** They count for no quorum, because they cosign later; each publishes its cosignature at its own address. */
  auditors: { key: PublicKey; url: string }[]
  isMet: (seen: ReadonlySet<string>) => boolean
  hasQuorum: boolean
}

/** By the name of its key: it holds all entries of a checkpoint that it cosigned, and they obey every rule. */
export const isAuditor = (name: string) => name.endsWith('/auditor')

/** `seen` has the names of keys. Throws where the text is no policy. */
export function readPolicy(text: string): Policy {
  const witnesses: PublicKey[] = []
  const auditors: Policy['auditors'] = []
  const parts = new Map<string, (seen: ReadonlySet<string>) => boolean>([['none', () => true]])
  const part = (name: string) => {
    const found = parts.get(name)
    if (!found) throw new TypeError(`the policy names no ${name}`)
    return found
  }
  let quorum: string | undefined
  for (const line of text.split('\n')) {
    const [word, name = '', ...rest] = line.split('#')[0]!.trim().split(/\s+/)
    if (word === 'witness') {
      const key = readKey(rest[0] ?? '')
      if (isAuditor(key.name)) auditors.push({ key, url: rest[1] ?? '' })
      else witnesses.push(key)
      parts.set(name, (seen) => seen.has(key.name))
    } else if (word === 'group') {
      const members = rest.slice(1).map(part)
      const least = { any: 1, all: members.length }[rest[0]!] ?? Number(rest[0])
      if (!(least >= 1 && least <= members.length)) throw new TypeError('a group of the policy has no number')
      parts.set(name, (seen) => members.filter((isMet) => isMet(seen)).length >= least)
    } else if (word === 'quorum') quorum = name
    else if (word && word !== 'log') throw new TypeError('no policy')
  }
  if (quorum === undefined) throw new TypeError('the policy has no quorum')
  return { witnesses, auditors, isMet: part(quorum), hasQuorum: quorum !== 'none' }
}
