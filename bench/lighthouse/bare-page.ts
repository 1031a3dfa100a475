import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/** The words and pictures of a page, and nothing else: what any page that says as much must send. */
export async function openBarePage(address: string) {
  const html = await fetch(address).then((answer) => answer.text())
  const { origin } = new URL(address)
  const pictures = new Map<string, { type: string; bytes: Buffer }>()
  const body = await Promise.all(
    [...bodyOf(html).matchAll(/<img\b[^>]*\bsrc="([^"]+)"[^>]*>|([^<>]+)(?=<|$)/g)].map(
      async ([tag, src, text = '']) => {
        if (!src) return text.trim() && `<p>${text.trim()}</p>`
        if (src.startsWith('data:')) return tag
        const answer = await fetch(new URL(src, origin))
        const type = answer.headers.get('content-type') ?? ''
        pictures.set(src, { type, bytes: Buffer.from(await answer.arrayBuffer()) })
        return `<img alt="" src="${src}">`
      },
    ),
  )
  const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? ''
  const page = brotliCompressSync(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="data:,"><body>${body.join('')}`,
  )
  const server = createServer(({ url = '' }, answer) => {
    const picture = pictures.get(url)
    if (picture) return answer.writeHead(200, { 'content-type': picture.type }).end(picture.bytes)
    answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end(page)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const bodyOf = (html: string) =>
  html
    .replace(/^.*?<body[^>]*>/s, '')
    .replace(/<(script|style|svg|iframe|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
