let isSecure = false

/** Called once, at boot. */
export function openCookies(env: { isSecure: boolean }) {
  isSecure = env.isSecure
}

/** `__Host-` binds a cookie to this host and to TLS; browsers refuse it without TLS. */
export const hostCookie = (name: string) => (isSecure ? `__Host-${name}` : name)

/** A Set-Cookie line. `maxAgeSeconds` 0 deletes the cookie. */
export function cookieLine(name: string, value: string, maxAgeSeconds: number) {
  return `${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

export function readCookie(headers: Headers, name: string): string | null {
  for (const part of (headers.get('cookie') ?? '').split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return value.join('=')
  }
  return null
}
