import type { Context } from 'hono'
import { listPublicKeys } from '#app/features/receipts/sign-receipt.server.ts'
import { db } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'

// GET /receipts/keys: plain text, so that anyone can compare the keys with those in a receipt file.
export async function showReceiptKeys(c: Context) {
  const keys = await listPublicKeys(db)
  const parts = keys.map(
    ({ id, since, base64, pem }) => `id: ${id}\nsince: ${since.toISOString()}\nbase64: ${base64}\n${pem}`,
  )
  const heading = `Public keys (Ed25519) with which ${addressOf('/')} has signed receipts of reviews.\n`
  return c.text([heading, ...parts].join('\n'), 200, { 'cache-control': 'public, max-age=300' })
}
