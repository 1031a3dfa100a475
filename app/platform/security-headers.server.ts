/** The policy of a page: nothing runs and nothing styles but what this answer names, by a nonce or by what it says. */
export function pagePolicy({
  nonce,
  hashes,
  isSecure,
  isDevelopment,
}: {
  nonce: string
  hashes?: Record<'script' | 'style', string[]>
  isSecure: boolean
  isDevelopment: boolean
}) {
  const named = (kind: 'script' | 'style') =>
    (hashes?.[kind] ?? []).map((hash) => ` 'sha256-${hash}'`).join('')
  const rules = [
    "default-src 'none'",
    `script-src 'self'${hashes ? named('script') : ` 'nonce-${nonce}'`}`,
    // A dialog puts in a style by the nonce, also on a page that names its own by what they say.
    // Vite's development client puts styles in itself; a build never does.
    isDevelopment ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'${named('style')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    isDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ]
  if (!isDevelopment) rules.push("require-trusted-types-for 'script'")
  if (isSecure) rules.push('upgrade-insecure-requests')
  return rules.join('; ')
}

/** For every answer, whatever it is. */
export function commonHeaders(isSecure: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isSecure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
