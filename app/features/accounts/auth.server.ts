import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { days } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import type { Environment } from '#app/platform/env.server.ts'
import { log } from '#app/platform/log.server.ts'
import { deriveKey } from '#app/platform/secret.server.ts'
import { credentials, sessions, users, verifications } from './account.table.ts'

/** A session ends after this time, however much it is used. */
export const sessionLifetimeMs = days(30)

export let auth: ReturnType<typeof createAuth>

/** The session cookie's name. `__Host-` binds it to this host and to TLS; browsers refuse it without TLS. */
export let sessionCookieName = 'vouchsafe'

let isSecure = false

type Settings = Pick<Environment, 'APP_URL' | 'isSecure'>

/** Called once, at boot. */
export function openAuth(db: Database, env: Settings) {
  isSecure = env.isSecure
  sessionCookieName = hostCookie('vouchsafe')
  auth = createAuth(db, env)
}

function createAuth(db: Database, env: Settings) {
  return betterAuth({
    appName: 'Vouchsafe',
    baseURL: env.APP_URL,
    secret: deriveKey('sessions').toString('base64url'),
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: credentials, verification: verifications },
      transaction: true,
    }),
    // Passwords, the second step, sign-up and reset are ours (decision 12): it makes sessions and their cookies.
    emailAndPassword: { enabled: false },
    session: { expiresIn: sessionLifetimeMs / 1000, disableSessionRefresh: true },
    // Ours count in the database and by more than the address (limits.server.ts).
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    advanced: {
      database: { generateId: () => uuidv7() },
      useSecureCookies: false, // or it would put __Secure- before our __Host-
      cookies: { session_token: { name: sessionCookieName, attributes: { secure: env.isSecure } } },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      // Its arguments may hold what was typed.
      log: (level, message) => log[level]({ part: 'better-auth' }, message),
    },
    plugins: [sessionsForProven],
  })
}

/** Starts a session for somebody who has just proven who they are. */
const sessionsForProven = {
  id: 'sessions-for-proven',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.uuid(), userAgent: z.string() }) },
      async (ctx) => {
        const { internalAdapter } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user) throw new Error('A session was asked for a user who does not exist.')
        const { userAgent } = ctx.body
        const session = await internalAdapter.createSession(user.id, false, { userAgent })
        await setSessionCookie(ctx, { session, user })
      },
    ),
  },
}

export function hostCookie(name: string) {
  return isSecure ? `__Host-${name}` : name
}

/** A Set-Cookie line. `maxAgeSeconds` 0 takes the cookie away. */
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
