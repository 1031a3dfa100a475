import { hours } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { writeReceipt } from './format/receipt.ts'
import { signReceipt, vkeys } from './keys.server.ts'
import { proveEntries } from './proofs.server.ts'
import { listActs, type OpenedAct } from './read-acts.server.ts'
import { readState } from './state.server.ts'

/** An act is in the log within this time: else its receipt proves that it was left out. */
const promised = hours(24)

/** The signed note over an act's entry. The same bytes whenever it is asked for. */
const noteOf = (origin: string, { entry, at }: Pick<OpenedAct, 'entry' | 'at'>) =>
  signReceipt(writeReceipt({ origin, entry, by: new Date(at.getTime() + promised) }))

/**
 * What the author of a review holds: each act with its receipt, what opens it, and the proof that it is in the log, once it
 * is. `isOpened`: with the words; a mail to an address that nobody has confirmed is without them.
 */
export async function makeReceipts(
  db: Database,
  of: { businessId: string; reviewId: string },
  { isOpened = true, most = Number.POSITIVE_INFINITY } = {},
) {
  return fileOf(db, (await listActs(db, of)).slice(-most), isOpened)
}

type SignedAct = Pick<OpenedAct, 'at' | 'salt' | 'entry' | 'fields' | 'index'>

/** An author's file of these acts. */
export async function fileOf(db: Database, acts: SignedAct[], isOpened = true) {
  const state = await readState(db)
  const proofs = await proveEntries(
    db,
    acts.map(({ index }) => index),
  )
  return {
    vouchsafe: 1,
    whatItShows:
      'Each receipt is our signature: that we received exactly these words, or did this, on that day, and that it is in the public log by then. A proof shows that it is. It does not show that a review is true.',
    howToCheck: `Save ${addressOf('/log/verify.html')} and open this file in it, without a network. Compare the keys with ${addressOf('/log/keys')}, or with an older file.`,
    keys: vkeys(),
    acts: await Promise.all(
      acts.map(async (act, at) => ({
        receipt: await noteOf(state!.origin, act),
        ...(isOpened ? { salt: act.salt.toString('base64'), fields: act.fields } : { salt: '', fields: [] }),
        proof: proofs[at]!,
      })),
    ),
  }
}

type OfReview = { businessId: string; reviewId: string }

/** The signed notes of a review, oldest first, without what opens them. */
export async function listReceipts(db: Database, of: OfReview) {
  const [acts, state] = [await listActs(db, of), await readState(db)]
  return Promise.all(
    acts.map(async (act) => ({ receipt: await noteOf(state!.origin, act), index: act.index })),
  )
}
