import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** A flat list of names and values, which node:http sends without checking each. */
type Headers = string[]
type Sent = { headers: Headers; bytes: Buffer }

/** A body with all that is sent beside it. It is compressed when somebody first asks for that encoding. */
export type Prepared = {
  plain: Buffer
  etag: string
  headers: Headers
  /** The headers of a 304. */
  unchanged: Headers
  isCompressible: boolean
  sent: Partial<Record<Encoding, Sent>>
}

type Description = {
  /** Headers of 200 and of 304. */
  always: Record<string, string>
  headers: Record<string, string>
  isCompressible: boolean
}

export function prepare(plain: Buffer, { always, headers, isCompressible }: Description): Prepared {
  // Weak, because it stands for the body in each of its encodings.
  // A page's policy can change while its text stays, and browsers keep the old headers with a 304.
  const etag = `W/"${createHash('sha256').update(plain).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)}"`
  const unchanged = { ...always, etag, ...(isCompressible ? { vary: 'accept-encoding' } : {}) }
  return {
    plain,
    etag,
    headers: Object.entries({ ...unchanged, ...headers }).flat(),
    unchanged: Object.entries(unchanged).flat(),
    isCompressible,
    sent: {},
  }
}

/** Answers GET and HEAD, unless the body must first be compressed for this request: see `compressFor`. */
export function answer(prepared: Prepared, request: IncomingMessage, response: ServerResponse) {
  const { headers, method } = request
  const known = headers['if-none-match']
  if (known !== undefined && isListed(prepared.etag, known)) {
    response.writeHead(304, prepared.unchanged).end()
    return true
  }
  const sent = prepared.sent[encodingOf(prepared, request)]
  if (!sent) return false
  response.writeHead(200, sent.headers)
  response.end(method === 'HEAD' ? undefined : sent.bytes)
  return true
}

const encodingOf = ({ isCompressible }: Prepared, { headers }: IncomingMessage) =>
  isCompressible ? encodingFor(headers['accept-encoding']) : 'identity'

/** RFC 9110, 13.1.2: by weak comparison, and `*` is whatever there is. */
function isListed(etag: string, known: string) {
  if (known === etag) return true
  const [, opaque] = etag.split('W/')
  return known.split(',').some((each) => ['*', etag, opaque].includes(each.trim()))
}

const brotli = promisify(brotliCompress)
const squeeze = promisify(gzip)
const compressed: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } }),
  gzip: (plain) => squeeze(plain, { level: 9 }),
  identity: async (plain) => plain,
}

/** @returns the number of bytes by which the cached body grew. */
export async function compressFor(prepared: Prepared, request: IncomingMessage) {
  const encoding = encodingOf(prepared, request)
  if (prepared.sent[encoding]) return 0
  const bytes = await compressed[encoding](prepared.plain)
  if (prepared.sent[encoding]) return 0
  const headers = [...prepared.headers, 'content-length', `${bytes.length}`]
  if (encoding !== 'identity') headers.push('content-encoding', encoding)
  prepared.sent[encoding] = { bytes, headers }
  return bytes === prepared.plain ? 0 : bytes.length
}

type Encoding = 'br' | 'gzip' | 'identity'

/** The best of our encodings that this Accept-Encoding allows. */
export function encodingFor(accepted = ''): Encoding {
  const allowed = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name, ...parameters] = part.split(';').map((each) => each.trim())
        return [name!, !parameters.some((each) => /^q=0(\.0*)?$/.test(each))]
      }),
  )
  const isAllowed = (name: string) => allowed.get(name) ?? allowed.get('*') ?? false
  return isAllowed('br') ? 'br' : isAllowed('gzip') ? 'gzip' : 'identity'
}
