import { describe, expect, test } from 'vitest'
import { describeUnused, parseEnvironment } from './env.server.ts'

const secret = 'x'.repeat(32)
const mail = { SMTP_URL: 'smtp://mail.example', CONTACT_EMAIL: 'us@shop.example' }

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PORTAL: 'bpc_1',
  STRIPE_PRICE_PRO_MONTHLY: 'price_pm',
  STRIPE_PRICE_PRO_ANNUAL: 'price_pa',
  STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_em',
  STRIPE_PRICE_ENTERPRISE_ANNUAL: 'price_ea',
}

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

  test('names settings that nothing uses, and starts all the same', () => {
    expect(describeUnused(parseEnvironment({ LLM_MODEL: '' }))).toBeNull()
    const one = parseEnvironment({ BILLING: 'demo', STRIPE_SECRET_KEY: 'sk_test_1' })
    expect(describeUnused(one)).toBe('STRIPE_SECRET_KEY is set, but nothing uses it here.')
    const two = parseEnvironment({ STRIPE_SECRET: 'sk_test_1', LLM_MODEL: 'any' })
    expect(describeUnused(two)).toBe('STRIPE_SECRET and LLM_MODEL are set, but nothing uses them here.')
  })

  test('names a slip of the pen, and leaves other programs’ settings alone', () => {
    expect(describeUnused(parseEnvironment({ SMPT_URL: 'smtp://mail.example' }))).toBe(
      'SMPT_URL is set, but nothing uses it here. Did you mean SMTP_URL?',
    )
    const slips = {
      DATABASE_URI: 'x',
      DATADIR: '/x',
      Port: '1',
      STRIPE_WEBHOOK_SECRETS: 'x',
    }
    expect(describeUnused(parseEnvironment(slips))).toContain(
      'Did you mean DATABASE_URL, DATA_DIR, PORT and STRIPE_WEBHOOK_SECRET?',
    )
    const others = {
      PATH: '/bin',
      HOME: '/root',
      POST: '1',
      HOSTNAME: 'x',
      USER: 'x',
      NODE_ENV: 'test',
      PWD: '/',
      SHELL: 'x',
    }
    expect(
      describeUnused(
        parseEnvironment({ ...others, TERM: 'x', LANG: 'C', MAIL: '/var/mail/x', LOGNAME: 'x' }),
      ),
    ).toBeNull()
  })

  test('takes as proxies only addresses and networks', () => {
    const given = '127.0.0.1, ::1, 10.0.0.0/8,fd00::/8'
    expect(parseEnvironment({ TRUSTED_PROXIES: given }).TRUSTED_PROXIES).toHaveLength(4)
    for (const wrong of [
      'nginx',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '::1/129',
      '127.1',
      'fe80::1%eth0',
      '10.0.0.0/x',
      '127.0.0.1 ::1',
    ])
      expect(() => parseEnvironment({ TRUSTED_PROXIES: wrong }), wrong).toThrow(
        'TRUSTED_PROXIES is not valid: it must be a list of IP addresses or networks',
      )
  })

  test('takes payments where Stripe’s settings are complete, and never shows the keys as unused', () => {
    const env = parseEnvironment({ ...stripe, STRIPE_API_BASE: 'http://localhost:12111/' })
    expect(env).toMatchObject({
      BILLING: 'stripe',
      unused: [],
      stripe: { secretKey: 'sk_test_1', apiBase: 'http://localhost:12111' },
    })
    expect(env.stripe?.prices.enterprise).toEqual({ monthly: 'price_em', annual: 'price_ea' })
    expect(parseEnvironment({}).stripe).toBeNull()
  })

  test('knows a language model by its address and its name, and never shows either as unused', () => {
    const given = { LLM_BASE_URL: 'http://localhost:11434/v1/', LLM_MODEL: 'qwen3:8b' }
    const env = parseEnvironment(given)
    expect(env).toMatchObject({
      unused: [],
      languageModel: {
        baseUrl: 'http://localhost:11434/v1',
        model: 'qwen3:8b',
        apiKey: null,
        timeoutMs: 60_000,
        prices: { input: 0, output: 0 },
      },
    })
    const priced = { ...given, LLM_API_KEY: 'sk-1', LLM_PRICE_INPUT: '7.5', LLM_PRICE_OUTPUT: '60' }
    expect(parseEnvironment(priced).languageModel?.prices).toEqual({ input: 7.5, output: 60 })
    expect(parseEnvironment({ LLM_MODEL: 'any' }).languageModel).toBeNull()
  })

  test.for([
    [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL'],
    [{ LLM_BASE_URL: 'localhost:11434', LLM_MODEL: 'any' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'http://me:secret@localhost/v1', LLM_MODEL: 'any' }, 'LLM_BASE_URL'],
    [{ LLM_BASE_URL: 'http://llm.example/v1', LLM_MODEL: 'any', LLM_API_KEY: 'sk-1' }, 'LLM_BASE_URL'],
    [{ LLM_PRICE_INPUT: '-1' }, 'LLM_PRICE_INPUT'],
    [{ LLM_PRICE_OUTPUT: 'cheap' }, 'LLM_PRICE_OUTPUT'],
    [{ LLM_TIMEOUT: '0' }, 'LLM_TIMEOUT'],
    [{ PORT: 'many' }, 'PORT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ PORT: '0' }, 'PORT'],
    [{ APP_URL: 'shop.example' }, 'APP_URL'],
    [{ APP_URL: 'http://localhost:3000/reviews' }, 'APP_URL'],
    [{ MAIL_FROM: 'nope' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'Reviews <reviews@shop' }, 'MAIL_FROM'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
    [{ DATABASE_URL: 'postgres://localhost/x' }, 'SECRET'],
    [{ DATABASE_READ_URL: 'postgres://localhost/x' }, 'DATABASE_READ_URL'],
    [{ FILES_URL: '/srv/files' }, 'FILES_URL'],
    [{ FILES_URL: 's3://KEY@host/bucket' }, 'FILES_URL'],
    [{ SECRET: 'short' }, 'SECRET'],
    [{ DEMO: 'yes' }, 'DEMO'],
    [{ MAIL_PER_MINUTE: '0' }, 'MAIL_PER_MINUTE'],
    [{ MAIL_AT_ONCE: '11' }, 'MAIL_AT_ONCE'],
    [{ ROLE: 'both' }, 'ROLE'],
    [{ BILLING: 'paypal' }, 'BILLING'],
    [{ BILLING: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'pk_test_1' }, 'STRIPE_SECRET_KEY'],
    [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ ...stripe, STRIPE_PORTAL: 'portal' }, 'STRIPE_PORTAL'],
    [{ ...stripe, STRIPE_PRICE_PRO_ANNUAL: undefined }, 'STRIPE_PRICE_PRO_ANNUAL'],
    [{ ...stripe, STRIPE_PRICE_ENTERPRISE_ANNUAL: 'prod_1' }, 'STRIPE_PRICE_ENTERPRISE_ANNUAL'],
    [{ ...stripe, STRIPE_PRICE_ENTERPRISE_MONTHLY: 'price_pm' }, 'STRIPE_PRICE_ENTERPRISE_MONTHLY'],
    [{ ...stripe, STRIPE_API_BASE: 'http://stripe.example' }, 'STRIPE_API_BASE'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
    [{ METRICS_TOKEN: 'of sixteen letters, with spaces' }, 'METRICS_TOKEN'],
    [{ WORKER_PORT: 'none' }, 'WORKER_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
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

  test('says where backups go, and what is wrong with the address without its keys', () => {
    const key = `AGE-SECRET-KEY-1${'Q'.repeat(58)}`
    const own = { DATABASE_URL: 'postgres://a', SECRET: secret }
    expect(parseEnvironment({}).backups).toBe('own')
    expect(parseEnvironment({ BACKUP_URL: 'off' }).backups).toBeNull()
    expect(parseEnvironment(own).backups).toBeNull()
    expect(parseEnvironment({ BACKUP_URL: 'file:///mnt/a%20disk' }).backups).toEqual({
      folder: '/mnt/a disk',
    })
    const bucket = { BACKUP_URL: 's3://K:S@storage.example/bucket', BACKUP_KEY: key, ...own }
    expect(parseEnvironment(bucket).backups).toMatchObject({
      bucket: { bucket: 'bucket', region: 'us-east-1' },
    })
    const wrong: [Record<string, string>, string][] = [
      [{ ...bucket, BACKUP_KEY: '' }, 'BACKUP_KEY must be set'],
      [{ BACKUP_KEY: 'hidden' }, 'BACKUP_KEY is not valid: it must be a key of age'],
      [{ BACKUP_URL: 'ftp://hidden@storage.example' }, 'BACKUP_URL is not valid: it must be off, a folder'],
      [{ BACKUP_URL: 's3://K:hidden@storage.example' }, 'BACKUP_URL is not valid: it must be like s3://KEY'],
    ]
    for (const [settings, sentence] of wrong) {
      expect(() => parseEnvironment(settings)).toThrow(sentence)
      expect(() => parseEnvironment(settings)).not.toThrow('hidden')
    }
  })
})
