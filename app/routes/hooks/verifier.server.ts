import verifier from 'virtual:verifier'
import type { Context } from 'hono'

// GET /log/verify.html: people save it, and compare its hash with the one in the release notes.
export function showVerifier(c: Context) {
  return c.html(verifier.html, 200, {
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=86400',
    'content-security-policy': `${verifier.policy};frame-ancestors 'none'`,
  })
}
