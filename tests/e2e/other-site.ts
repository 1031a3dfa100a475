import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A page of somebody else's site, on another origin, with the embed code in it. Port 0 is any free one. */
export async function startOtherSite(port: number, embed: string) {
  const html = `<!doctype html><html lang="en"><head><title>Another site</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><main><h1>Our bakery</h1>${embed}<p id="after">Visit us.</p></main></body></html>`
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(html)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const { port: chosen } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${chosen}/`, stop: () => new Promise((done) => server.close(done)) }
}
