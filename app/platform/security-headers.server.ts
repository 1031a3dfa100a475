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
