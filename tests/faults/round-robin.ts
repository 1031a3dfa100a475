import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

/**
 * The smallest proxy: each request goes to the next of its targets. One that cannot be connected to got nothing, so the
 * other is asked; one that dies over a request makes it a 503, as nobody knows what it did.
 */
export async function openRoundRobin(targets: () => string[]) {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  let cutOff = 0

  const server = createServer(async (incoming, response) => {
    const body = await buffer(incoming).catch(() => null)
    if (!body) return
    const all = targets()
    const first = turn++
    for (let n = 0; n < all.length; n++) {
      const outcome = await pass(all[(first + n) % all.length]!, incoming, body, response)
      if (outcome === 'answered') return
      if (outcome === 'cut off') {
        cutOff++
        break
      }
    }
    if (!response.headersSent) response.writeHead(503, { 'retry-after': '1' })
    response.end()
  })

  function pass(target: string, incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<'answered' | 'cut off' | 'not there'>((resolve) => {
      const { method, headers, url } = incoming
      const asked = request(new URL(url!, target), { method, headers, agent })
      asked.once('error', (error: NodeJS.ErrnoException) => {
        // A connection kept open that the target closed before it read the request.
        const isUnread = error.code === 'ECONNREFUSED' || (asked.reusedSocket && error.code === 'ECONNRESET')
        resolve(isUnread && (method === 'GET' || error.code === 'ECONNREFUSED') ? 'not there' : 'cut off')
      })
      asked.once('response', async (answer) => {
        const whole = await buffer(answer).catch(() => null)
        if (!whole) return resolve('cut off')
        response.writeHead(answer.statusCode!, answer.headers)
        response.end(whole)
        resolve('answered')
      })
      asked.end(body)
    })
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Requests whose target died over them. */
    get cutOff() {
      return cutOff
    },
    close() {
      agent.destroy()
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
