import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const compressed = promisify(brotliCompress)
/** A tenth smaller than gzip, for a millisecond of a page; the next quality takes ten times as long. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: 8,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}
const worthIt = 1024

/** A tenth smaller again, for a hundred milliseconds: only for a page that comes again as it was, once, and aside. */
const hardest = { ...params, [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
const atMost = { seen: 1000, squeezed: 100 }
const seen = new Set<string>()
const squeezed = new Map<string, Buffer<ArrayBuffer>>()
let isSqueezing = false

function compressPage(page: Buffer) {
  const key = createHash('sha256').update(page).digest('base64')
  const known = squeezed.get(key)
  if (known) return known
  if (seen.has(key)) void squeeze(key, page)
  if (seen.size === atMost.seen) seen.clear()
  seen.add(key)
  return compressed(page, { params })
}

async function squeeze(key: string, page: Buffer) {
  if (isSqueezing) return
  isSqueezing = true
  const result = await compressed(page, { params: hardest }).finally(() => {
    isSqueezing = false
  })
  if (squeezed.size === atMost.squeezed) squeezed.clear()
  squeezed.set(key, result)
}

/** Pages and their scripts as Brotli for browsers that take it. They are rendered whole, so nothing has to flow. */
export const brotliPages: MiddlewareHandler = async (c, next) => {
  await next()
  const { headers, status } = c.res
  const isPage = /^text\/(html|javascript)/.test(headers.get('content-type') ?? '')
  if (!isPage || !c.res.body || headers.has('content-encoding')) return
  if (!/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) return
  const page = Buffer.from(await c.res.arrayBuffer())
  const sent = new Headers(headers)
  sent.delete('content-length')
  sent.append('vary', 'accept-encoding')
  if (page.length < worthIt) {
    c.res = new Response(page, { status, headers: sent })
    return
  }
  sent.set('content-encoding', 'br')
  c.res = new Response(await compressPage(page), { status, headers: sent })
}
