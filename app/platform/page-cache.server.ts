import { createHash } from 'node:crypto'

/**
 * Gives a page that a browser may keep its ETag.
 *
 * @returns whether the browser has this very page already, so that it needs no body.
 */
export function isUnchanged(request: Request, html: string, headers: Headers) {
  const caching = headers.get('cache-control')
  if (request.method !== 'GET' || !caching || caching.includes('no-store')) return false
  if (caching.startsWith('public')) {
    headers.append('vary', 'cookie')
    // The bar shows who is signed in, and the theme is a cookie too.
    if (request.headers.has('cookie')) headers.set('cache-control', 'private, no-cache')
  }
  const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`
  headers.set('etag', etag)
  return request.headers.get('if-none-match')?.split(/,\s*/).includes(etag) ?? false
}
