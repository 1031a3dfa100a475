import { connect } from 'node:net'

type Load = {
  port: number
  connections: number
  /** Complete HTTP requests; each is sent once. As a function: one after the other, until it returns none. */
  requests: Buffer[] | (() => Buffer | undefined)
  /** Whether a response counts as accepted. */
  isAccepted: (status: number) => boolean
}

/**
 * Sends requests over persistent connections, one at a time on each, as fast as the server responds. Uses bare
 * sockets, so that measuring takes little of the measured machine's time.
 */
export async function sendAll({ port, connections, requests, isAccepted }: Load) {
  let sent = 0
  const next = Array.isArray(requests) ? () => requests[sent++] : requests
  let accepted = 0
  const refused = new Map<number, number>()
  const durations: number[] = []
  const started = performance.now()
  const lane = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1')
      socket.setNoDelay(true)
      let received = ''
      let sentAt = 0
      const send = () => {
        const request = next()
        sentAt = performance.now()
        if (request) socket.write(request)
        else socket.end(resolve)
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1')
        const end = received.indexOf('\r\n\r\n')
        if (end < 0) return
        const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1] ?? 0)
        const isChunked = /transfer-encoding: chunked/i.test(received.slice(0, end))
        if (isChunked ? !received.endsWith('0\r\n\r\n') : received.length < end + 4 + length) return
        durations.push(performance.now() - sentAt)
        const status = Number(received.slice(9, 12))
        if (isAccepted(status)) accepted += 1
        else refused.set(status, (refused.get(status) ?? 0) + 1)
        received = ''
        send()
      })
    })
  await Promise.all(Array.from({ length: connections }, lane))
  const perSecond = accepted / ((performance.now() - started) / 1000)
  durations.sort((a, b) => a - b)
  const p99 = durations[Math.floor(durations.length * 0.99)] ?? 0
  return { accepted, refused, perSecond, p99 }
}
