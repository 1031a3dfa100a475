import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import {
  request as ask,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

/** What an operator puts before the service: TLS, with a certificate made here, and HTTP that leads to it. */
export async function openFront({ name, port, folder }: { name: string; port: number; folder: string }) {
  const certificate = join(folder, 'certificate.pem')
  const key = join(folder, 'key.pem')
  const made = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    `/CN=${name}`,
    '-addext',
    `subjectAltName=DNS:${name}`,
    '-keyout',
    key,
    '-out',
    certificate,
  ])
  if (made.status !== 0) throw new Error(`openssl is needed to make a certificate. ${made.stderr ?? ''}`)

  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path, headers } = asked
    const passed = ask({ host: '127.0.0.1', port, method, path, headers }, (given) => {
      answer.writeHead(given.statusCode!, given.headers)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  }
  const secure = createSecureServer({ cert: readFileSync(certificate), key: readFileSync(key) }, pass)
  const plain = createServer(({ url }, answer) =>
    answer.writeHead(301, { location: `https://${name}${url}` }).end(),
  )
  const [httpsPort, httpPort] = await Promise.all([listen(secure), listen(plain)])
  return {
    certificate,
    httpPort,
    httpsPort,
    close() {
      for (const server of [secure, plain]) {
        server.close()
        server.closeAllConnections()
      }
    },
  }
}

const listen = (server: Pick<Server, 'listen' | 'address'>) =>
  new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => done((server.address() as AddressInfo).port)),
  )
