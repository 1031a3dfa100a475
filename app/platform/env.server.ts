import { z } from 'zod'

const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

export function isLoopbackHost(host: string) {
  return loopbackHosts.has(host) || host.endsWith('.localhost')
}

const switchValue = z.enum(['0', '1'])
const port = z.coerce.number().int().min(0).max(65535)
const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

const variables = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  APP_URL: origin.optional(),
  DATA_DIR: z.string().min(1).optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  SECRET: z.string().min(32).optional(),
  SECRET_PREVIOUS: z.string().min(32).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  DEMO: switchValue.optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  MAIL_PER_MINUTE: z.coerce.number().int().min(1).max(60_000).default(60),
  MAIL_AT_ONCE: z.coerce.number().int().min(1).max(10).default(4),
  CONTACT_EMAIL: z.email().optional(),
  BILLING: z.enum(['demo', 'off'], 'it must be demo or off; payments by Stripe come later').optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Settings of payments and of language models, for which there is no code yet. */
const usedLater = /^(STRIPE|LLM)_/

/** Names the variables that are set and do nothing; null if there are none. */
export function describeUnused({ unused }: Pick<Environment, 'unused'>) {
  if (unused.length === 0) return null
  const names = new Intl.ListFormat('en-GB').format(unused)
  return `${names} ${unused.length === 1 ? 'is' : 'are'} set, but this version does not use ${unused.length === 1 ? 'it' : 'them'} yet.`
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
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new EnvironmentError(`${issue?.path.join('.')} is not valid: ${issue?.message}.`)
  }
  const settings = parsed.data
  const appUrl = settings.APP_URL ?? `http://localhost:${settings.PORT}`
  const isLoopback = isLoopbackHost(new URL(appUrl).hostname)
  const billing = settings.BILLING ?? (isLoopback ? 'demo' : undefined)

  if (settings.DATABASE_URL && !settings.SECRET) {
    throw new EnvironmentError('SECRET must be set (32 characters or more) when DATABASE_URL is set.')
  }
  if (!isLoopback) {
    for (const name of ['SMTP_URL', 'CONTACT_EMAIL'] as const) {
      if (!settings[name])
        throw new EnvironmentError(`${name} must be set when APP_URL is not a loopback address.`)
    }
    if (!billing) throw new EnvironmentError('BILLING must be set when APP_URL is not a loopback address.')
    if (billing === 'demo') {
      throw new EnvironmentError('BILLING must be off when APP_URL is not a loopback address.')
    }
  }
  return {
    ...settings,
    APP_URL: appUrl,
    BILLING: billing ?? ('demo' as const),
    CONTACT_EMAIL: settings.CONTACT_EMAIL ?? 'operator@localhost.example',
    MAIL_FROM: settings.MAIL_FROM ?? `Vouchsafe <no-reply@${new URL(appUrl).hostname}>`,
    unused: Object.keys(given).filter((name) => usedLater.test(name)),
    isLoopback,
    isSecure: appUrl.startsWith('https:'),
  }
}
