import { createHmac, randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { deriveKey, sign } from '#app/platform/secret.server.ts'

type Post = { origin: string; businessId: string; text: string; count: number }

/** What a browser sends: the form's ticket and the solved challenge, from another visitor each time. */
export function reviewPost({ origin, businessId, text, count }: Post) {
  const submissionKey = uuidv7()
  const proof = randomBytes(32)
  const email = `lotte@${submissionKey}.example`
  const body = new URLSearchParams({
    rating: String((count % 5) + 1),
    title: 'Worth the queue',
    text,
    authorName: 'Lotte M.',
    authorEmail: email,
    consentShow: 'on',
    company_fax: '',
    ticket: sign(
      'review-form',
      `open:${businessId} ${submissionKey} ${answerTo(proof)}`,
      new Date(Date.now() - 60_000),
    ),
    proof: proof.toString('hex'),
  }).toString()
  return { path: `/review?business=${businessId}`, headers: headersOf(origin, count), body, email }
}

export const headersOf = (origin: string, count: number) => ({
  origin,
  'x-forwarded-for': `10.${count >> 16}.${(count >> 8) & 255}.${count & 255}`,
  'content-type': 'application/x-www-form-urlencoded',
})

/** The bench makes the challenge, so it knows the answer; the service checks it as usual. */
function answerTo(proof: Buffer) {
  const key = deriveKey('proof-of-work-key').toString('base64url')
  return createHmac('sha256', key).update(proof).digest('hex')
}

/** The same as the bytes of a request, for `sendAll`. */
export function reviewRequest(port: number, businessId: string, text: string, count: number) {
  const host = `127.0.0.1:${port}`
  const { path, headers, body } = reviewPost({ origin: `http://${host}`, businessId, text, count })
  const lines = Object.entries({ host, ...headers, 'content-length': body.length })
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
  )
}
