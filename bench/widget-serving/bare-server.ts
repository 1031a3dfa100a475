import { createServer } from 'node:http'

type Recorded = { port: number; etag: string; whole: string[]; unchanged: string[]; bytes: string }

/** As little as a server of this one response can do. It sends what was recorded, header for header. */
process.once('message', ({ port, etag, whole, unchanged, bytes }: Recorded) => {
  const body = Buffer.from(bytes, 'base64')
  createServer((request, response) => {
    if (request.headers['if-none-match'] === etag) response.writeHead(304, unchanged).end()
    else response.writeHead(200, whole).end(body)
  }).listen(port, '127.0.0.1', () => {
    process.send!('ready')
    void import('./tell-cpu.ts')
  })
})
