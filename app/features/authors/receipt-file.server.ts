import type { Receipt } from '#app/features/receipts/log.schema.ts'
import { canonicalJson, commitTo } from '#app/features/receipts/log-entries.server.ts'
import { listPublicKeys } from '#app/features/receipts/sign-receipt.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'

export type Content = Record<string, string | number | boolean | null>

/** A receipt with what it commits to; null where the file is without the words. `committed`: the exact text. */
export type Act = Receipt & { content: Content | null; committed: string | null }

/** Finds the content that a receipt commits to by trying each candidate against the commitment. */
export function openAct(
  receipt: Receipt,
  review: { businessId: string; id: string },
  contents: Content[],
): Act {
  const { kind, at, commitment } = JSON.parse(receipt.statement) as Record<
    'kind' | 'at' | 'commitment',
    string
  >
  const salt = Buffer.from(receipt.salt, 'base64')
  const act = { kind, businessId: review.businessId, reviewId: review.id, at }
  const content = contents.find(
    (each) => commitTo(salt, { ...act, ...each }).toString('base64') === commitment,
  )
  return {
    ...receipt,
    content: content ?? null,
    committed: content ? canonicalJson({ ...act, ...content }) : null,
  }
}

/** Receipts with all that is needed to check them without us. `filename`: of the file that they are in. */
export async function explainedActs(db: Database, acts: Act[], filename: string) {
  const keys = await listPublicKeys(db)
  return {
    acts,
    keys: keys.map(({ id, base64, pem }) => ({ id, base64, pem })),
    whatItShows:
      'A receipt is the signature of this service, made at the time in its statement. For the kinds submitted and ' +
      'edited: that it received exactly the words and stars under “committed”. For the others: that it recorded that ' +
      'act. It does not show that the review is public, that what it says is true, or that our clock was right.',
    howToCheck: [
      `1. Compare the keys in this file with those at ${addressOf('/receipts/keys')}, or with an older receipt file.`,
      `2. In the folder of this file, run with Node 20 or newer, in a shell such as bash: ${checkCommand(filename)}`,
      '3. Each line names an act and its time. “signature true” says that the statement was signed with the key. “words true” says that ' +
        'the statement is about exactly the text under “committed”. Read that text. Where “committed” is null, ' +
        'this file is without the words: the business has replaced them since, or you have yet to confirm your address.',
    ],
  }
}

/**
 * Uses nothing but Node: Ed25519 over the statement, SHA-256 of the salt followed by the committed text. Without double
 * quotes and backslashes, so that it can be copied out of the JSON as it is.
 */
const checkCommand = (filename: string) =>
  `node -e '${[
    'const c = require(`crypto`), f = JSON.parse(require(`fs`).readFileSync(`FILE`)), b = (t) => Buffer.from(t, `base64`)',
    'for (const a of f.acts) { const s = JSON.parse(a.statement), k = f.keys.find(({ id }) => id === a.keyId)',
    'const h = c.createHash(`sha256`).update(b(a.salt)).update(a.committed ?? ``).digest(`base64`)',
    'console.log(s.kind, s.at, `signature`, c.verify(null, Buffer.from(a.statement), k.pem, b(a.signature)), `words`, h === s.commitment) }',
  ]
    .join('; ')
    .replace('FILE', filename)}'`
