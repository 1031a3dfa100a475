import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that the server said yes to. `begunAt`: when its conversation began. */
export type Arrival = { messageId: string; to: string; begunAt: number; at: number; mail: Email }

/** What went wrong on the way, each kind counted. */
export type Trouble = Record<
  'deferredAtRecipient' | 'deferredAtData' | 'dropped' | 'delayed' | 'senderRefused' | 'addressRefused',
  number
>

const answer = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

/** The same for each run: what happens to the nth try of a mail is drawn from its address and n. */
function draw(to: string, tries: number) {
  return createHash('sha256').update(`${to} ${tries}`).digest().readUInt16BE(0) / 65536
}

/**
 * A real mail server that has bad days: it puts mails off, keeps its answer waiting, cuts connections off before it
 * says yes, refuses the sender a few times, and some addresses for good.
 */
export async function openPostOffice({ isDead }: { isDead: (address: string) => boolean }) {
  const arrivals: Arrival[] = []
  const tries = new Map<string, number>()
  const trouble: Trouble = {
    deferredAtRecipient: 0,
    deferredAtData: 0,
    dropped: 0,
    delayed: 0,
    senderRefused: 0,
    addressRefused: 0,
  }
  const begunAt = new Map<string, number>()
  let isBad = false
  let senders = 0
  let onYes: ((arrival: Arrival) => void) | undefined

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect({ id }, done) {
      begunAt.set(id, Date.now())
      done()
    },
    onMailFrom(_address, _session, done) {
      senders += 1
      if (!isBad || senders % 200 !== 0) return done()
      trouble.senderRefused += 1
      done(answer(554, '5.7.0 Not now: we do not like your address at the moment'))
    },
    onRcptTo({ address }, _session, done) {
      if (isDead(address)) {
        trouble.addressRefused += 1
        return done(answer(550, '5.1.1 No such user'))
      }
      const count = tries.get(address) ?? 0
      const chance = draw(address, count)
      if (!isBad || chance > 0.05) return done()
      tries.set(address, count + 1)
      trouble.deferredAtRecipient += 1
      done(answer(450, '4.7.1 Greylisted, please try again'))
    },
    async onData(stream, session, done) {
      const whole = await buffer(stream).catch(() => null)
      // Its sender died in the middle of it.
      if (!whole) return
      const to = session.envelope.rcptTo[0]!.address
      const count = tries.get(to) ?? 0
      tries.set(to, count + 1)
      const chance = isBad ? draw(`data ${to}`, count) : 1
      if (chance < 0.05) {
        trouble.deferredAtData += 1
        return done(answer(451, '4.3.2 Too many mails, please try again'))
      }
      if (chance < 0.1) {
        trouble.dropped += 1
        return cutOff(session.id)
      }
      if (chance < 0.2) {
        trouble.delayed += 1
        await sleep(200 + chance * 10_000)
      }
      const mail = await PostalMime.parse(whole)
      const arrival = {
        messageId: mail.messageId ?? '',
        to,
        begunAt: begunAt.get(session.id)!,
        at: Date.now(),
        mail,
      }
      arrivals.push(arrival)
      done()
      onYes?.(arrival)
    },
  })

  function cutOff(sessionId: string) {
    for (const connection of server.connections as Set<{ id: string; _socket: { destroy(): void } }>) {
      if (connection.id === sessionId) connection._socket.destroy()
    }
  }

  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    arrivals,
    trouble,
    /** Until now it was kind. */
    turnBad: () => {
      isBad = true
    },
    /** Called once, right after the next yes has been written to the socket. */
    atNextYes: (act: (arrival: Arrival) => void) => {
      onYes = (arrival) => {
        onYes = undefined
        act(arrival)
      }
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

export type PostOffice = Awaited<ReturnType<typeof openPostOffice>>
