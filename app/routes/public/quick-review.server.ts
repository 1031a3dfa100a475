import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageOf, schemasIn } from '#app/features/review-form/form-language.server.ts'
import { submitTogether } from '#app/features/review-form/submission.server.ts'
import { db } from '#app/platform/database.server.ts'
import { fieldsOf, maxFormBytes } from '#app/platform/form.server.ts'
import { log } from '#app/platform/log.server.ts'
import { refusalOf } from '#app/platform/unavailable.server.ts'
import { receive } from './receive-review.server.ts'

const address = /^\/review\?business=([0-9a-f-]{36})(?:&rating=[1-5])?(?:&lang=[a-z]{2})?$/

/** The id of the business that an open review form is sent to, when this is one. */
export function quickReviewOf({ method, url = '', headers }: IncomingMessage): string | null {
  if (method !== 'POST' || headers['content-type'] !== 'application/x-www-form-urlencoded') return null
  const length = Number(headers['content-length'])
  return length <= maxFormBytes ? (address.exec(url)?.[1] ?? null) : null
}

/**
 * POST /review?business=…
 *
 * A review that can be taken as it is, answered before the frameworks. False: it cannot, and nothing is
 * answered yet; the page takes the same form, finds the same, and shows it with what was typed.
 */
export async function takeQuickly(
  request: IncomingMessage & { rawBody?: Buffer },
  response: ServerResponse,
  { businessId, address }: { businessId: string; address: string },
) {
  try {
    // Where the frameworks look for a body that was read before them.
    request.rawBody = await readAll(request)
    const values = fieldsOf(new URLSearchParams(request.rawBody.toString()))
    const language = languageOf({ accepted: request.headers['accept-language'] }, values.language)
    const answer = await receive(
      { values, address, businessId, by: 'open', language, schema: schemasIn(language).open },
      (review, { submissionKey }, told) =>
        submitTogether(db, { businessId, submissionKey, review, language, ...told }),
    )
    if (!(answer instanceof Response)) return false
    response
      .writeHead(answer.status, { location: answer.headers.get('location')!, 'cache-control': 'no-store' })
      .end()
    return true
  } catch (error) {
    // The sender went away in the middle: there is nobody to answer.
    if (request.socket.destroyed) return true
    if (!refusalOf(error)) log.error({ err: error, businessId }, 'broken')
    return false
  }
}

async function readAll(request: IncomingMessage) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)
}
