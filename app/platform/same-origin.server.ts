const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

type Asked = { method: string; headers: { get(name: string): string | null } }

/**
 * Whether a write that may carry a cookie comes from our own pages.
 *
 * Browsers send Origin with every POST; a client that sends neither Origin nor Sec-Fetch-Site is no
 * browser, and has no one's cookie to abuse.
 */
export function isSameOrigin(request: Asked, appUrl: string) {
  if (reading.has(request.method)) return true
  const origin = request.headers.get('origin')
  // A page with `no-referrer` sends "null" as the Origin of a plain form; Sec-Fetch-Site then says where it came from.
  if (origin === 'null') return request.headers.get('sec-fetch-site') === 'same-origin'
  // Refuses an empty Origin too, which neither browsers nor pages send.
  if (origin !== null) return origin === appUrl || isOtherName(origin, appUrl, request.headers.get('host'))
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** Whether the request came to us by another name than APP_URL's, such as an IP address, and its page did too. */
function isOtherName(origin: string, appUrl: string, host: string | null) {
  if (!URL.canParse(origin)) return false
  const asked = new URL(origin)
  return asked.protocol === new URL(appUrl).protocol && asked.host === host
}
