import { createHash, createPublicKey, verify } from 'node:crypto'
import pg from 'pg'
import type { Service } from '../service.ts'
import type { Acknowledged } from './submitter.ts'

type Act = { statement: string; signature: string; keyId: string; salt: string; committed: string | null }
/** The file of an author: see receipt-file.server.ts. */
type ReceiptFile = { acts: Act[] }

const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex')

/**
 * Checks what must hold after the faults, and returns a sentence for each violation. Receipts are fetched over HTTP
 * and verified as a stranger would, without any of the service's code.
 */
export async function findBroken(service: Service, acknowledged: Acknowledged[]) {
  const broken: string[] = []
  const client = new pg.Client(service.databaseUrl)
  await client.connect()
  const count = async (text: string) => Number((await client.query(text)).rows[0].count)

  const rows = await client.query<{ id: string; text: string; jobs: number }>(`
    select r.id, r.text, (select count(*)::int from pgboss.job j
      where j.name = 'review-form.send-confirmation' and j.data->>'reviewId' = r.id::text) as jobs
    from reviews r`)
  const saved = Map.groupBy(rows.rows, (row) => row.text)
  for (const { reviewId, text } of acknowledged) {
    const found = saved.get(text) ?? []
    if (found.length !== 1)
      broken.push(`Review ${reviewId} was acknowledged and is there ${found.length} times.`)
    else if (found[0]!.id !== reviewId) broken.push(`Review ${reviewId} is there under another id.`)
    else if (found[0]!.jobs !== 1)
      broken.push(`Review ${reviewId} has ${found[0]!.jobs} confirmations to send.`)
  }
  // Reviews that were never acknowledged are complete or absent as well.
  const entries = await count(`select count(*) from log_entries where kind = 'submitted'`)
  if (entries !== rows.rowCount) broken.push(`There are ${rows.rowCount} reviews and ${entries} entries.`)
  const loose = await count(`select count(*) from reviews r where not exists (
    select from receipts c join log_entries l on l.business_id = c.business_id and l.id = c.entry_id
    where c.business_id = r.business_id and c.review_id = r.id and l.kind = 'submitted')`)
  if (loose) broken.push(`${loose} reviews have no entry with a receipt.`)

  const keys = await client.query<{ id: string; public_key: Buffer }>('select id, public_key from log_keys')
  const publicKeys = new Map(keys.rows.map(({ id, public_key }) => [id, publicKeyOf(public_key)]))
  await client.end()
  for (const one of acknowledged) {
    const response = await fetch(service.origin + one.receiptAddress)
    const reason = response.ok
      ? whatIsWrong((await response.json()) as ReceiptFile, one, publicKeys)
      : `is answered ${response.status}`
    if (reason) broken.push(`The receipt of review ${one.reviewId} ${reason}.`)
  }
  return broken
}

function publicKeyOf(raw: Buffer) {
  return createPublicKey({ key: Buffer.concat([spkiPrefix, raw]), format: 'der', type: 'spki' })
}

function whatIsWrong(
  { acts }: ReceiptFile,
  acknowledged: Acknowledged,
  publicKeys: Map<string, ReturnType<typeof publicKeyOf>>,
) {
  const [act] = acts
  if (acts.length !== 1 || !act) return `came ${acts.length} times`
  const key = publicKeys.get(act.keyId)
  if (!key) return 'names an unknown key'
  const isSigned = verify(null, Buffer.from(act.statement), key, Buffer.from(act.signature, 'base64'))
  if (!isSigned) return 'has a wrong signature'
  if (act.committed === null) return 'comes without the words'
  const { reviewId, text } = JSON.parse(act.committed) as Record<string, string>
  if (reviewId !== acknowledged.reviewId || text !== acknowledged.text) return 'is for another review'
  const opened = createHash('sha256')
    .update(Buffer.from(act.salt, 'base64'))
    .update(act.committed)
    .digest('base64')
  return opened === (JSON.parse(act.statement) as Record<string, string>).commitment
    ? undefined
    : 'does not open to its review'
}
