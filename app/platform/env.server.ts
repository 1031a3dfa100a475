import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { BackupPlace } from './backup.server.ts'
import { BadAddress, readBucketAddress } from './bucket-requests.server.ts'
import { phraseOf } from './issue-phrases.ts'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

export function isLoopbackHost(host: string) {
  return loopbackHosts.has(host) || host.endsWith('.localhost')
}

const switchValue = z.enum(['0', '1'])
const port = z.coerce.number().int().min(1).max(65535)
const origin = z
  .url({ protocol: /^https?$/ })
  .refine((url) => /^[^/]*\/\/[^/?#]*\/?$/.test(url), 'it must have no path, such as https://reviews.example')
  .transform((url) => new URL(url).origin)

const priceId = z
  .string()
  .regex(/^price_\w+$/, 'it must begin with price_')
  .optional()

/** Cents for a million tokens. */
const centsPerMillion = z.coerce.number().min(0).max(1_000_000).default(0)

function isNetwork(text: string) {
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 0: -1, 4: 32, 6: address.includes('%') ? -1 : 128 }[isIP(address) as 0 | 4 | 6]
  return bits >= 0 && more.length === 0 && (!prefix || (/^\d+$/.test(prefix) && Number(prefix) <= bits))
}

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: origin.optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  FILES_URL: z.string().optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SECRET: z.string().min(32).optional(),
  SECRET_PREVIOUS: z.string().min(32).optional(),
  /** The seed of the public log's keys: 32 bytes in base64. */
  LOG_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'it must be 32 bytes in base64')
    .optional(),
  LOG_KEY_PREVIOUS: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=$/, 'it must be 32 bytes in base64')
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    )
    .refine(
      (list) => list.every(isNetwork),
      'it must be a list of IP addresses or networks, such as 127.0.0.1, 10.0.0.0/8',
    ),
  DEMO: switchValue.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^(?:[^<>]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'it must be an address, such as Reviews <reviews@shop.example>',
    )
    .optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(60_000).default(60),
  MAIL_AT_ONCE: z.coerce.number().int().min(1).max(10).default(4),
  CONTACT_EMAIL: z.email().optional(),
  BILLING: z.enum(['stripe', 'demo', 'off'], 'it must be stripe, demo or off').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'it must begin with sk_ or rk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'it must begin with whsec_')
    .optional(),
  STRIPE_PRICE_PRO_MONTHLY: priceId,
  STRIPE_PRICE_PRO_ANNUAL: priceId,
  STRIPE_PRICE_ENTERPRISE_MONTHLY: priceId,
  STRIPE_PRICE_ENTERPRISE_ANNUAL: priceId,
  STRIPE_PORTAL: z
    .string()
    .regex(/^bpc_\w+$/, 'it must begin with bpc_')
    .optional(),
  STRIPE_TAX: switchValue.default('0'),
  STRIPE_API_BASE: origin.optional(),
  BACKUP_URL: z.string().optional(),
  BACKUP_KEY: z
    .string()
    .regex(/^AGE-SECRET-KEY-1[0-9A-Z]{58}$/, 'it must be a key of age, which begins with AGE-SECRET-KEY-1')
    .optional(),
  ORDER_MAIL_DOMAIN: z
    .string()
    .toLowerCase()
    .regex(/^(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/, 'it must be a domain')
    .optional(),
  ORDER_MAIL_PORT: port.default(2525),
  ORDERS_API_BASE: origin
    .refine((base) => isLoopbackHost(new URL(base).hostname), 'it must be a loopback address')
    .optional(),
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().max(200, 'it may have at most 200 characters').optional(),
  LLM_PRICE_INPUT: centsPerMillion,
  LLM_PRICE_OUTPUT: centsPerMillion,
  LLM_TIMEOUT: z.coerce.number().int().min(1).max(600).default(60),
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, 'it must have at least 16 characters and no spaces')
    .optional(),
  WORKER_PORT: port.optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Names that are reported if nothing uses them: settings of another configuration, or names that only look like ours. */
const mayBeUnused = /^(STRIPE|LLM)_/

export type StripeSettings = {
  secretKey: string
  webhookSecret: string
  /** Null: the account's default configuration of the customer portal. */
  portal: string | null
  prices: Record<'pro' | 'enterprise', { monthly: string; annual: string }>
  /** Stripe Tax adds the tax to a purchase, and its page asks for a VAT id. */
  addsTax: boolean
  /** An address to use instead of Stripe's API; null: Stripe's own. */
  apiBase: string | null
}

/** Names the variables that are set and do nothing; null if there are none. */
export function describeUnused({ unused }: Pick<Environment, 'unused'>) {
  if (unused.length === 0) return null
  const names = new Intl.ListFormat('en-GB').format(unused)
  const meant = unused.flatMap((name) => meantBy(name) ?? [])
  const sentence = `${names} ${unused.length === 1 ? 'is' : 'are'} set, but nothing uses ${unused.length === 1 ? 'it' : 'them'} here.`
  return meant.length === 0
    ? sentence
    : `${sentence} Did you mean ${new Intl.ListFormat('en-GB').format(meant)}?`
}

/**
 * The setting that a misspelt name probably means, as in SMPT_URL, DATABASE_URI or AppUrl. None for short names, because
 * many are close to each other.
 */
function meantBy(name: string) {
  const plain = (each: string) => each.toUpperCase().replaceAll('_', '')
  if (name in variables.shape) return undefined
  return Object.keys(variables.shape).find(
    (known) =>
      plain(known) === plain(name) || (known.length > 6 && editsBetween(known, name.toUpperCase()) <= 2),
  )
}

/** The Levenshtein distance: letters to add, drop or change. */
function editsBetween(one: string, other: string) {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 0; to < other.length; to++)
      next.push(Math.min(next[to]! + 1, row[to + 1]! + 1, row[to]! + (letter === other[to] ? 0 : 1)))
    row = next
  }
  return row.at(-1)!
}

const neededByStripe = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_PRICE_PRO_MONTHLY',
  'STRIPE_PRICE_PRO_ANNUAL',
  'STRIPE_PRICE_ENTERPRISE_MONTHLY',
  'STRIPE_PRICE_ENTERPRISE_ANNUAL',
] as const

function stripeSettings(settings: z.output<typeof variables>): StripeSettings {
  const [secretKey, webhookSecret, ...prices] = neededByStripe.map((name) => {
    const value = settings[name]
    if (!value) throw new EnvironmentError(`${name} must be set when BILLING is stripe.`)
    return value
  })
  // Otherwise a payment for one plan would be taken for another.
  const repeated = prices.findIndex((price, index) => prices.indexOf(price) < index)
  if (repeated >= 0)
    throw new EnvironmentError(`${neededByStripe[repeated + 2]} must not be the price of another plan.`)
  const [proMonthly, proAnnual, enterpriseMonthly, enterpriseAnnual] = prices
  const apiBase = settings.STRIPE_API_BASE ?? null
  if (apiBase && !apiBase.startsWith('https:') && !isLoopbackHost(new URL(apiBase).hostname))
    throw new EnvironmentError('STRIPE_API_BASE must begin with https: unless it is a loopback address.')
  return {
    secretKey: secretKey!,
    webhookSecret: webhookSecret!,
    apiBase,
    portal: settings.STRIPE_PORTAL ?? null,
    addsTax: settings.STRIPE_TAX === '1',
    prices: {
      pro: { monthly: proMonthly!, annual: proAnnual! },
      enterprise: { monthly: enterpriseMonthly!, annual: enterpriseAnnual! },
    },
  }
}

/** An OpenAI-compatible server and one of its models. */
export type LanguageModel = {
  baseUrl: string
  apiKey: string | null
  model: string
  /** Cents for a million tokens; 0 on a machine of one's own. */
  prices: { input: number; output: number }
  timeoutMs: number
}

function languageModel(settings: z.output<typeof variables>): LanguageModel | null {
  const { LLM_BASE_URL: address, LLM_API_KEY: apiKey = null, LLM_MODEL: model } = settings
  if (!address) return null
  if (!model) throw new EnvironmentError('LLM_MODEL must be set when LLM_BASE_URL is set.')
  const { protocol, hostname, username, search, hash } = new URL(address)
  if (username || search || hash)
    throw new EnvironmentError('LLM_BASE_URL must have no user, no query and no fragment.')
  if (apiKey && protocol !== 'https:' && !isLoopbackHost(hostname))
    throw new EnvironmentError(
      'LLM_BASE_URL must begin with https: when LLM_API_KEY is set, unless it is a loopback address.',
    )
  return {
    baseUrl: address.replace(/\/+$/, ''),
    apiKey,
    model,
    prices: { input: settings.LLM_PRICE_INPUT, output: settings.LLM_PRICE_OUTPUT },
    timeoutMs: settings.LLM_TIMEOUT * 1000,
  }
}

type Settings = z.output<typeof variables>

/** Null: no scheduled backups. `own`: the folder in the data folder where backups of the embedded database go by default. */
function backupPlace(settings: Settings): BackupPlace | 'own' | null {
  const { BACKUP_URL: address, BACKUP_KEY: key, DATABASE_URL: database } = settings
  if (address === 'off') return null
  if (!address) return database ? null : 'own'
  if (database && !key)
    throw new EnvironmentError(
      'BACKUP_KEY must be set when BACKUP_URL and DATABASE_URL are set: "npm run --silent backup -- --new-key" prints one.',
    )
  if (/^s3:/i.test(address)) return { bucket: bucketAddress(settings, 'BACKUP_URL')! }
  if (!/^(?:[./]|file:\/\/\/)/.test(address))
    throw new EnvironmentError(
      'BACKUP_URL is not valid: it must be off, a folder that begins with / or with a dot, file:///… or s3://….',
    )
  return { folder: resolve(address.startsWith('file:') ? fileURLToPath(address) : address) }
}

/** A sentence about a wrong address must not show it: it holds the keys. */
function bucketAddress(settings: Settings, name: 'FILES_URL' | 'BACKUP_URL') {
  const address = settings[name]
  if (!address) return null
  try {
    return readBucketAddress(address, settings)
  } catch (error) {
    if (error instanceof BadAddress) throw new EnvironmentError(`${name} is not valid: ${error.message}.`)
    throw error
  }
}

export type Environment = ReturnType<typeof parseEnvironment>

/** A wrong setting. Its message is one sentence that names the variable; the start stops with it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

/** Reads the settings once, at boot. Throws an `EnvironmentError` with one sentence that names the variable. */
export function parseEnvironment(source: Record<string, string | undefined>) {
  // An empty value in an env file means "not set".
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given, { error: phraseOf })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvironmentError(`${issue?.path.join('.')} is not valid: ${issue?.message}.`)
  }
  const settings = parsed.data
  const appUrl = settings.APP_URL ?? `http://localhost:${settings.PORT}`
  const isLoopback = isLoopbackHost(new URL(appUrl).hostname)
  const billing =
    settings.BILLING ?? (settings.STRIPE_SECRET_KEY ? 'stripe' : isLoopback ? 'demo' : undefined)

  if (settings.DATABASE_URL && !settings.SECRET) {
    throw new EnvironmentError('SECRET must be set (32 characters or more) when DATABASE_URL is set.')
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL)
    throw new EnvironmentError(
      'DATABASE_READ_URL is of use only beside DATABASE_URL, whose replica it names.',
    )
  if (!isLoopback) {
    for (const name of ['SMTP_URL', 'CONTACT_EMAIL'] as const) {
      if (!settings[name])
        throw new EnvironmentError(`${name} must be set when APP_URL is not a loopback address.`)
    }
    if (!billing) throw new EnvironmentError('BILLING must be set when APP_URL is not a loopback address.')
    if (billing === 'demo') {
      throw new EnvironmentError('BILLING must be stripe or off when APP_URL is not a loopback address.')
    }
  }
  const isUsed = (name: string) =>
    name in variables.shape &&
    (name.startsWith('LLM_') ? settings.LLM_BASE_URL !== undefined : billing === 'stripe')
  return {
    ...settings,
    APP_URL: appUrl,
    BILLING: billing ?? ('demo' as const),
    stripe: billing === 'stripe' ? stripeSettings(settings) : null,
    CONTACT_EMAIL: settings.CONTACT_EMAIL ?? 'operator@localhost.example',
    MAIL_FROM: settings.MAIL_FROM ?? `Vouchsafe <no-reply@${new URL(appUrl).hostname}>`,
    languageModel: languageModel(settings),
    files: bucketAddress(settings, 'FILES_URL'),
    backups: backupPlace(settings),
    unused: Object.keys(given).filter((name) => (mayBeUnused.test(name) ? !isUsed(name) : meantBy(name))),
    isLoopback,
    isSecure: appUrl.startsWith('https:'),
  }
}
