import pg from 'pg'
import { verifyEd25519 } from '#app/features/log/ed25519.server.ts'
import { checkAuthorsFile } from '#app/features/log-format/authors-file.ts'
import type { Service } from '../service.ts'
import type { Acknowledged } from './submitter.ts'

/**
 * Checks what must hold after the faults, and returns a sentence for each violation. Receipts are fetched over HTTP
 * and checked as their authors would.
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
  const entries = await count('select count(*) from log_leaves where act = 10')
  if (entries !== rows.rowCount) broken.push(`There are ${rows.rowCount} reviews and ${entries} entries.`)
  const loose = await count(`select count(*) from reviews r where not exists (
    select from receipts c join log_leaves l on l.business_id = c.business_id and l.id = c.id
    where c.business_id = r.business_id and c.review_id = r.id and c.act = 'submitted')`)
  if (loose) broken.push(`${loose} reviews have no entry with a receipt.`)

  await client.end()
  for (const one of acknowledged) {
    const response = await fetch(service.origin + one.receiptAddress)
    const reason = response.ok
      ? await whatIsWrong(await response.text(), one)
      : `is answered ${response.status}`
    if (reason) broken.push(`The receipt of review ${one.reviewId} ${reason}.`)
  }
  return broken
}

async function whatIsWrong(file: string, acknowledged: Acknowledged) {
  const { acts } = await checkAuthorsFile(file, verifyEd25519, new Date())
  const [act] = acts
  if (acts.length !== 1 || !act) return `came ${acts.length} times`
  if (typeof act === 'string') return `is wrong: ${act}`
  const { review, text } = act.fields
  return review === acknowledged.reviewId && text === acknowledged.text ? undefined : 'is for another review'
}
