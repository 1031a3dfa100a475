import { destination, type Logger, pino } from 'pino'

/** One JSON object a line. No personal data: ids, codes and counts only. */
export let log: Logger = pino({ level: 'silent' })

export function openLog(level: string) {
  const output = destination(1)
  // A log on a full disk must not end the service.
  output.on('error', () => {})
  const options = {
    level,
    timestamp: pino.stdTimeFunctions.isoTime,
    base: null,
    serializers: { err: describeError },
  }
  log = pino(options, output)
}

type Described = {
  type: string
  message: string
  code?: string
  constraint?: string
  mailTo?: string
  stack?: string
  cause?: Described
}

/**
 * An error as it may be kept: what broke and where, without the values that a statement carried (Drizzle
 * puts them into its message, PostgreSQL into its detail).
 */
export function describeError(error: unknown): Described {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error' }
  const { code, constraint, mailTo } = error as { code?: string; constraint?: string; mailTo?: string }
  const message =
    'query' in error
      ? 'A query failed'
      : 'severity' in error
        ? withoutValues(error.message)
        : withoutAddresses(error.message)
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.name,
    message,
    ...(code && { code }),
    ...(constraint && { constraint }),
    ...(mailTo && { mailTo }),
    stack: frames?.join('\n'),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  }
}

/** Mail servers repeat the addresses that they rejected. */
const withoutAddresses = (message: string) => message.replace(/[^\s<>"'@]{1,256}@[^\s<>"'@]+/g, '…')

/** PostgreSQL quotes values that it could not parse. */
function withoutValues(message: string) {
  return message.replace(/"[^"]*"/g, '"…"')
}
