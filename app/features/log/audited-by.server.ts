import { publicWeb } from '#app/platform/public-web.server.ts'
import { verifyEd25519 } from './ed25519.server.ts'
import type { Get } from './fetch-business.ts'
import { readGuarded } from './fetch-log.server.ts'
import { isEqual, textOf } from './format/bytes.ts'
import type { Frontier } from './format/merkle.ts'
import { originHash } from './format/note.ts'
import type { Policy } from './format/policy.ts'
import { checkCheckpoint, type SignedCheckpoint, type Trust } from './format/trust.ts'
import { Wrong } from './format/wrong.ts'

/** The log itself names the address, so the request is guarded: it must not reach our own network. */
export const askPublic = (address: string): Get =>
  readGuarded(address, (url) => publicWeb().ask(url, { method: 'GET', headers: {} }))

/**
 * Reads which checkpoint each auditor of the policy cosigned last, with a sentence about it. Only checkpoints that the log
 * signed too count.
 */
export function readAudited(auditors: Policy['auditors'], trust: Trust, open: (address: string) => Get) {
  return Promise.all(
    auditors.map(async ({ key, url }): Promise<{ signed: SignedCheckpoint | null; sentence: string }> => {
      try {
        const note = textOf(await open(`${url}/${originHash(trust.origin)}`)('checkpoint'))
        const signed = await checkCheckpoint(note, { ...trust, witnesses: [key] }, verifyEd25519)
        const [seen] = signed.seen
        if (!seen) return { signed: null, sentence: `${key.name} has not cosigned what it shows.` }
        const at = `${new Date(seen.at * 1000).toISOString().slice(0, 16)}Z`
        const sentence = `${key.name} holds the first ${signed.size} entries and found every count right, last at ${at}.`
        return { signed, sentence }
      } catch {
        return { signed: null, sentence: `${key.name} could not be asked.` }
      }
    }),
  )
}

/** Finds where the log's tree, as far as it was read, differs from the one that it showed to an auditor; null if nowhere. */
export function findContradiction(tree: Frontier, audited: (SignedCheckpoint | null)[]) {
  const other = audited.find((each) => each?.size === tree.size && !isEqual(each.root, tree.root()))
  return other
    ? new Wrong('checkpoint', `The log showed an auditor another tree of ${other.size} entries.`, other.note)
    : null
}
