import { describe, expect, test } from 'vitest'
import { describeUnused, parseEnvironment } from './env.server.ts'

const secret = 'x'.repeat(32)
const mail = { SMTP_URL: 'smtp://mail.example', CONTACT_EMAIL: 'us@shop.example' }

describe('the environment', () => {
  test('needs nothing on a laptop: the demo’s billing, a loopback address', () => {
    expect(parseEnvironment({})).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      APP_URL: 'http://localhost:3000',
      ROLE: 'all',
      BILLING: 'demo',
      isLoopback: true,
      isSecure: false,
    })
    expect(parseEnvironment({ PORT: '8080', SMTP_URL: '' }).APP_URL).toBe('http://localhost:8080')
  })

  test('names settings that nothing uses yet, and starts all the same', () => {
    expect(describeUnused(parseEnvironment({ LLM_MODEL: '' }))).toBeNull()
    const one = parseEnvironment({ STRIPE_SECRET_KEY: 'sk_test_1' })
    expect(one.BILLING).toBe('demo')
    expect(describeUnused(one)).toBe('STRIPE_SECRET_KEY is set, but this version does not use it yet.')
    const two = parseEnvironment({ STRIPE_SECRET: 'sk_test_1', LLM_MODEL: 'any' })
    expect(describeUnused(two)).toBe(
      'STRIPE_SECRET and LLM_MODEL are set, but this version does not use them yet.',
    )
  })

  test.for([
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ APP_URL: 'shop.example' }, 'APP_URL'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ MAIL_PER_MINUTE: '0' }, 'MAIL_PER_MINUTE'],
    [{ MAIL_AT_ONCE: '11' }, 'MAIL_AT_ONCE'],
    [{ ROLE: 'both' }, 'ROLE'],
    [{ BILLING: 'stripe' }, 'BILLING'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ APP_URL: 'https://shop.example' }, 'SMTP_URL'],
    [{ APP_URL: 'https://shop.example', SMTP_URL: 'smtp://mail.example' }, 'CONTACT_EMAIL'],
    [{ APP_URL: 'https://shop.example', ...mail }, 'BILLING'],
    [{ APP_URL: 'https://shop.example', ...mail, BILLING: 'demo' }, 'BILLING'],
  ] as const)('%j stops the start with one sentence that names %s', ([given, name]) => {
    expect(() => parseEnvironment(given)).toThrow(new RegExp(`^${name}\\b[^\\n]*\\.$`))
  })

  test('lets a public host start that says how it bills, mails and is reached', () => {
    const given = {
      APP_URL: 'https://shop.example/',
      ...mail,
      BILLING: 'off',
      DATABASE_URL: 'postgres://db/x',
      SECRET: secret,
    }
    expect(parseEnvironment(given)).toMatchObject({
      APP_URL: 'https://shop.example',
      isSecure: true,
      isLoopback: false,
    })
  })
})
