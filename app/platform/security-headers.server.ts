type PagePolicy = {
  nonce: string
  isSecure: boolean
  isDevelopment: boolean
  /** Other origins to which a form may lead, by its redirect. */
  formTargets?: string[]
  /** Hashes of style elements that are the same in each answer. */
  styles?: string[]
}

/** The policy of a page: only files of ours, and what this answer names by its nonce, may run or style it. */
export function pagePolicy({ nonce, isSecure, isDevelopment, formTargets = [], styles = [] }: PagePolicy) {
  const rules = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite's development client puts styles in itself; a build never does.
    isDevelopment
      ? "style-src 'self' 'unsafe-inline'"
      : [`style-src 'self' 'nonce-${nonce}'`, ...styles].join(' '),
    "img-src 'self' data:",
    // A recorded video is looked at before it is sent.
    "media-src 'self' blob:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-src 'self'",
    ["form-action 'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  if (!isDevelopment) rules.push("require-trusted-types-for 'script'")
  if (isSecure) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}

/** For files that somebody opens as a page; the pictures in SVG have styles of their own. */
const filePolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'content-security-policy': filePolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(self), microphone=(self), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}

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

/**
 * Whether an address can be answered at all: its path decodes and has no control characters, its query no NUL. None of
 * ours has; in a header or a statement they would be errors.
 */
export function isReadable(url: string) {
  try {
    const { pathname, search } = new URL(url)
    return !/\p{Cc}/u.test(decodeURIComponent(pathname)) && !/%00/.test(search)
  } catch {
    return false
  }
}
