import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import { minutes } from '#app/platform/clock.ts'
import { describe, expect } from '#tests/database.ts'
import { cookieOf, type RouteResult, visit } from '#tests/doors.ts'
import { later } from '#tests/held-time.ts'
import { mailsTo, runJobs, tokenSentTo } from '#tests/jobs.ts'
import { aMember, logIn, password, test, type World } from '#tests/members.ts'
import * as forgotten from '../sign-in/forgotten-password.tsx'
import * as login from '../sign-in/login.tsx'
import * as challenges from '../sign-in/login-passkey.ts'
import * as reset from '../sign-in/reset-password.tsx'
import * as profile from './profile.tsx'
import * as security from './security.tsx'
import * as stop from './stop-email-change.tsx'

type Shown = {
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the device checked who holds it. */
  isVerified?: boolean
  counter?: number
  userHandle?: string
}

const present = 0x01
const verified = 0x04
const withCredential = 0x40

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()

/** An authenticator in software (WebAuthn, level 3): it holds one ES256 passkey. */
function aPasskeyDevice() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let userHandle = ''

  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Shown) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  function authenticatorData(
    { rpId = 'localhost', isVerified = true, counter = 0 }: Shown,
    credential?: Buffer,
  ) {
    const flags = present | (isVerified ? verified : 0) | (credential ? withCredential : 0)
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, credential ?? Buffer.alloc(0)])
  }

  const credential = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key' }

  return {
    /** Answers `navigator.credentials.create`. */
    make(ceremony: Shown) {
      userHandle = ceremony.userHandle ?? ''
      const { x, y } = publicKey.export({ format: 'jwk' })
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authenticatorData(ceremony, attested))],
        ]) as never,
      )
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: Buffer.from(attestationObject).toString('base64url'),
          transports: ['internal'],
        },
        clientExtensionResults: {},
      })
    },

    /** Answers `navigator.credentials.get`. */
    use(ceremony: Shown) {
      const client = clientData('webauthn.get', ceremony)
      const data = authenticatorData(ceremony)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return JSON.stringify({
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: signature.toString('base64url'),
          userHandle: ceremony.userHandle ?? userHandle,
        },
        clientExtensionResults: {},
      })
    },
  }
}

type Options = { challenge: string; user: { id: string }; excludeCredentials: { id: string }[] }
type Ceremony = Parameters<ReturnType<typeof aPasskeyDevice>['use']>[0]

const act = (cookie: string, form: Record<string, string>) => visit(security.action, { form, cookie })

async function passkeysOf(cookie: string) {
  const { data } = await visit(security.loader, { cookie })
  return (data as { passkeys: { id: string; name: string; lastUsedAt: string | null }[] }).passkeys
}

/** Reauthenticates; returns the browser's options and the cookie of the challenge. */
async function begin(cookie: string) {
  const begun = await act(cookie, { intent: 'add-passkey', name: 'Laptop', password })
  const { passkeyOptions } = begun.data as { passkeyOptions: Options }
  return { options: passkeyOptions, cookie: `${cookie}; ${cookieOf(begun)}` }
}

const save = (cookie: string, response: string) =>
  act(cookie, { intent: 'save-passkey', name: 'Laptop', response })

async function addPasskey(cookie: string) {
  const device = aPasskeyDevice()
  const { options, cookie: both } = await begin(cookie)
  expect(await save(both, device.make({ ...options, userHandle: options.user.id }))).toMatchObject({
    status: 200,
  })
  return device
}

async function aMemberWithPasskey(world: World) {
  const { person, cookie } = await aMember(world)
  return { person, cookie, device: await addPasskey(cookie) }
}

/** A browser that was given a challenge. */
async function aVisitor() {
  const begun = await visit(challenges.action, { form: {} })
  return { challenge: JSON.parse(begun.data as string).challenge as string, cookie: cookieOf(begun) }
}

const send = (cookie: string, passkey: string, path = '/business/login') =>
  visit(login.action, { path, form: { passkey }, cookie })

async function signIn(device: ReturnType<typeof aPasskeyDevice>, ceremony: Partial<Ceremony> = {}) {
  const { challenge, cookie } = await aVisitor()
  return send(cookie, device.use({ challenge, ...ceremony }))
}

function expectRefused(result: RouteResult) {
  expect(result).toMatchObject({ status: 422, data: { message: expect.stringContaining('did not work') } })
  expect(cookieOf(result)).not.toContain('vouchsafe=')
}

describe('adding a passkey', () => {
  test('takes the password, and the owner is notified', async ({ db, pool, person, cookie }) => {
    const wrong = await act(cookie, { intent: 'add-passkey', name: 'Laptop', password: 'not the password' })
    expect(wrong).toMatchObject({ status: 422, data: { errors: { password: expect.any(String) } } })
    expect(cookieOf(wrong)).toBe('')
    await addPasskey(cookie)
    expect(await passkeysOf(cookie)).toMatchObject([{ name: 'Laptop', lastUsedAt: null }])
    await runJobs(db, pool)
    expect((await mailsTo(db, person.email))[0]!.subject).toBe('A passkey was added to your account')
  })

  test('needs a challenge, of this account, browser and time', async ({ db, pool, cookie }) => {
    const other = await aMember({ db, pool })
    const device = aPasskeyDevice()
    expect((await save(cookie, device.make({ challenge: 'AAAA' }))).status).toBe(409)

    const theirs = await begin(other.cookie)
    const borrowed = `${cookie}; passkey=${theirs.options.challenge}`
    expect((await save(borrowed, device.make(theirs.options))).status).toBe(409)
    const visitor = await aVisitor()
    expect((await save(`${cookie}; ${visitor.cookie}`, device.make(visitor))).status).toBe(409)

    const late = await begin(cookie)
    await later(minutes(10) + 1, async () => {
      expect((await save(late.cookie, device.make(late.options))).status).toBe(409)
    })
    expect(await passkeysOf(cookie)).toEqual([])
  })

  test.for([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of a device that did not verify its owner', { isVerified: false }],
  ] as const)('refuses an answer %s', async ([, wrong], { db, pool }) => {
    const { cookie } = await aMember({ db, pool })
    const begun = await begin(cookie)
    const device = aPasskeyDevice()
    expect((await save(begun.cookie, device.make({ ...begun.options, ...wrong }))).status).toBe(409)
    // The challenge is used up by the wrong answer.
    expect((await save(begun.cookie, device.make(begun.options))).status).toBe(409)
    expect(await passkeysOf(cookie)).toEqual([])
  })

  test('accepts a challenge once, and a passkey once', async ({ cookie }) => {
    const begun = await begin(cookie)
    const device = aPasskeyDevice()
    const answers = await Promise.all([1, 2].map(() => save(begun.cookie, device.make(begun.options))))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const again = await begin(cookie)
    expect(again.options.excludeCredentials).toHaveLength(1)
    expect((await save(again.cookie, device.make(again.options))).status).toBe(409)
    expect(await passkeysOf(cookie)).toHaveLength(1)
  })

  test.for(['', '{', '{}', '[]', 'null', '{"id":"x"}', 'x'.repeat(50_000)])(
    'answers nonsense with 422: %j',
    async (response, { cookie }) => {
      expect((await save(cookie, response.slice(0, 60_000))).status).toBe(422)
      const { cookie: challenge } = await aVisitor()
      expectRefused(await send(challenge, response))
    },
  )
})

describe('signing in with a passkey', () => {
  test('signs in to its account, leads on, and shows its last use', async ({ db, pool }) => {
    const { person, cookie, device } = await aMemberWithPasskey({ db, pool })
    await aMemberWithPasskey({ db, pool })
    const { challenge, cookie: visitor } = await aVisitor()
    const opened = await send(visitor, device.use({ challenge }), '/business/login?redirect=%2Fprofile')
    expect(opened).toMatchObject({ status: 302, location: '/profile' })
    const signedIn = await visit(profile.loader, { cookie: cookieOf(opened) })
    expect(signedIn.data).toMatchObject({ user: { email: person.email } })
    expect((await passkeysOf(cookie))[0]!.lastUsedAt).toEqual(expect.any(String))
  })

  test('asks for no code, because a passkey is two factors already', async ({ db, pool }) => {
    const { person, device } = await aMemberWithPasskey({ db, pool })
    await pool.query(
      `insert into two_factors (user_id, encrypted_key, setup_session_id, setup_started_at, enabled_at, recovery_salt)
       select id, '', id, now(), now(), decode(repeat('00', 16), 'hex') from users where email = $1`,
      [person.email],
    )
    expect((await logIn(person.email)).location).toContain('/business/login/code')
    expect((await signIn(device)).location).toBe('/business/dashboard')
  })

  test('gives everybody the same options, which name no account', async ({ db, pool }) => {
    await aMemberWithPasskey({ db, pool })
    const begun = await visit(challenges.action, { form: { email: 'ada@owner.example' } })
    const { challenge, ...options } = JSON.parse(begun.data as string)
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(options).toEqual({ rpId: 'localhost', timeout: 60000, userVerification: 'required' })
  })

  test('accepts an answer once, and only in the browser that was asked', async ({ db, pool }) => {
    const { device } = await aMemberWithPasskey({ db, pool })
    const { challenge, cookie } = await aVisitor()
    const signed = device.use({ challenge })
    expectRefused(await send('', signed))
    expectRefused(await send((await aVisitor()).cookie, signed))
    const answers = await Promise.all([1, 2].map(() => send(cookie, signed)))
    expect(answers.map(({ status }) => status).sort()).toEqual([302, 422])
    expectRefused(await send(cookie, signed))
  })

  test.for([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of a device that did not verify its owner', { isVerified: false }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
    ['in the name of another account', { userHandle: Buffer.from('somebody else').toString('base64url') }],
  ] as const)('refuses an answer %s', async ([, wrong], { db, pool }) => {
    const { device } = await aMemberWithPasskey({ db, pool })
    expectRefused(await signIn(device, wrong))
    expect((await signIn(device)).status).toBe(302)
  })

  test('refuses an unknown passkey, a wrong signature and a late answer', async ({ db, pool }) => {
    const { device } = await aMemberWithPasskey({ db, pool })
    expectRefused(await signIn(aPasskeyDevice(), { userHandle: 'AAAA' }))
    const { challenge, cookie } = await aVisitor()
    const stolen = JSON.parse(device.use({ challenge }))
    const forged = JSON.parse(aPasskeyDevice().use({ challenge }))
    stolen.response.signature = forged.response.signature
    expectRefused(await send(cookie, JSON.stringify(stolen)))
    const late = await aVisitor()
    await later(minutes(10) + 1, async () => {
      expectRefused(await send(late.cookie, device.use(late)))
    })
  })

  test('refuses a counter that does not rise, which means a cloned device', async ({ db, pool }) => {
    const { device } = await aMemberWithPasskey({ db, pool })
    expect((await signIn(device, { counter: 5 })).status).toBe(302)
    expectRefused(await signIn(device, { counter: 5 }))
    expectRefused(await signIn(device, { counter: 0 }))
    expect((await signIn(device, { counter: 6 })).status).toBe(302)
  })

  test('is limited by network', async ({ db, pool }) => {
    const { device } = await aMemberWithPasskey({ db, pool })
    const { challenge, cookie } = await aVisitor()
    const passkey = device.use({ challenge })
    const tries = await Promise.all(
      Array.from({ length: 61 }, () =>
        visit(login.action, { form: { passkey: '{}' }, cookie, address: '192.0.2.7' }),
      ),
    )
    expect(tries.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
    const limited = await visit(login.action, { form: { passkey }, cookie, address: '192.0.2.7' })
    expect(limited.status).toBe(429)
  })
})

describe('a passkey', () => {
  test('is renamed and removed by its owner alone, and then signs in no more', async ({ db, pool }) => {
    const { person, cookie, device } = await aMemberWithPasskey({ db, pool })
    const other = await aMember({ db, pool })
    const passkey = (await passkeysOf(cookie))[0]!.id
    const rename = { intent: 'rename-passkey', passkey, name: 'Old laptop' }
    const remove = { intent: 'remove-passkey', passkey, password }
    expect((await act(other.cookie, rename)).status).toBe(404)
    expect((await act(other.cookie, remove)).status).toBe(404)
    expect((await act(cookie, rename)).status).toBe(200)
    expect((await act(cookie, { ...remove, password: 'not the password' })).status).toBe(422)
    expect(await passkeysOf(cookie)).toMatchObject([{ name: 'Old laptop' }])

    expect((await act(cookie, remove)).status).toBe(200)
    expectRefused(await signIn(device))
    expect(await passkeysOf(cookie)).toEqual([])
    await runJobs(db, pool)
    expect((await mailsTo(db, person.email)).map(({ subject }) => subject)).toContain(
      'A passkey was removed from your account',
    )
  })

  test('is gone when its owner takes the account back by a new password', async ({ db, pool }) => {
    const { person, device } = await aMemberWithPasskey({ db, pool })
    await visit(forgotten.action, { form: { email: person.email } })
    await runJobs(db, pool)
    const token = await tokenSentTo(db, person.email)
    const chosen = await visit(reset.action, { form: { token, password: 'another battery 10' } })
    expect(chosen.location).toContain('password-changed')
    expectRefused(await signIn(device))
  })

  test('is gone when its owner stops a change of the email address', async ({ db, pool }) => {
    const { person, cookie, device } = await aMemberWithPasskey({ db, pool })
    await act(cookie, { intent: 'email', email: `new-${person.email}`, password })
    await runJobs(db, pool)
    const mail = (await mailsTo(db, person.email)).find(({ text }) => text.includes('/profile/email/stop'))
    const token = /token=([\w.-]+)/.exec(mail!.text)![1]!
    expect((await visit(stop.action, { form: { token } })).status).toBe(302)
    expectRefused(await signIn(device))
  })
})
