import type { Readable } from 'node:stream'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { limits } from '#app/limits.ts'
import { CannotStart } from '#app/platform/cannot-start.server.ts'
import { seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { TooManyRequests } from '#app/platform/refusal.ts'
import { readMailedOrder } from './mailed-order.ts'
import { orderMailDomain, readOrderMailAddress } from './order-mail-address.server.ts'
import type { OrderSource } from './order-source.table.ts'
import { findSource, secretsOf } from './order-sources.server.ts'
import { keepEvent } from './receive-order.server.ts'

const maxBytes = 1024 * 1024

/** The source behind an address, also by the secret that was replaced today. */
export async function findByMailAddress(db: Database, address: string): Promise<OrderSource | null> {
  const named = readOrderMailAddress(address)
  const source = named && (await findSource(db, named.of))
  return source?.kind === 'mail' && secretsOf(source).some(named!.isMadeWith) ? source : null
}

class Refused extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

/**
 * Takes copies of order mails by SMTP, for the private addresses alone. A mail is taken once its order is stored; whatever
 * fails on our side is answered so that the sender's server tries again.
 */
export async function listenForOrderMail(db: Database, { host, port }: { host: string; port: number }) {
  const domain = orderMailDomain()!
  const taking = async (address: string) => {
    const source = await findByMailAddress(db, address)
    if (!source) throw new Refused(550, 'There is no such mailbox.')
    return source
  }
  const server = new SMTPServer({
    name: domain,
    banner: 'Vouchsafe',
    disabledCommands: ['AUTH'],
    authOptional: true,
    size: maxBytes,
    maxClients: 20,
    socketTimeout: seconds(30),
    closeTimeout: seconds(3),
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      taking(address).then(() => done(), answerTo(done))
    },
    onData(stream, { envelope }, done) {
      readAll(stream)
        .then(async (bytes) => {
          const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20 })
          for (const { address } of envelope.rcptTo) {
            const source = await taking(address)
            await countAgainst(limits.eventsOfOrderSource, source.id)
            await keepEvent(db, source, readMailedOrder(mail, domain))
          }
        })
        .then(() => done(), answerTo(done))
    },
  })
  server.on('error', (error) => log.warn({ err: error }, 'order mail'))
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new CannotStart(`port ${port}, for order mail, is taken by another program.`)
          : error,
      ),
    )
    server.listen(port, host, () => resolve())
  })
  const { port: opened } = server.server.address() as { port: number }
  return { port: opened, close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

const answerTo = (done: (error: Error) => void) => (error: unknown) => {
  if (error instanceof Refused) return done(error)
  if (error instanceof TooManyRequests)
    return done(new Refused(451, 'Too many orders at once. Try again later.'))
  log.warn({ err: error }, 'order mail')
  done(new Refused(451, 'This cannot be stored at the moment. Try again later.'))
}

async function readAll(stream: Readable) {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    bytes += chunk.length
    if (bytes <= maxBytes) chunks.push(chunk)
  }
  if (bytes > maxBytes) throw new Refused(552, 'The mail is larger than 1 MB.')
  return Buffer.concat(chunks)
}
