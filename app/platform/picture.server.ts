import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { ReactElement } from 'react'

type Picture = { etag: string; png: Promise<Buffer> }

/** A hundred pictures are four megabytes. */
const kept = new LRUCache<string, Picture>({ max: 100 })
let drawing: Promise<unknown> = Promise.resolve()

type Asked = {
  /** The key under which it is cached: its address. */
  name: string
  /** Everything that the picture shows, and the version of its drawing. It is drawn again when this changes. */
  shows: unknown
  draw: () => ReactElement
  size: { width: number; height: number }
  /** Before a picture is drawn; throws where somebody asks for too many. */
  beforeDrawing: () => Promise<unknown>
}

/** Answers with a picture, drawn once for what it shows, and with 304 to who has it already. */
export async function pictureResponse(request: Request, asked: Asked): Promise<Response> {
  const etag = `"${createHash('sha256').update(JSON.stringify(asked.shows)).digest('base64url').slice(0, 27)}"`
  const headers = { etag, 'cache-control': 'public, max-age=300' }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  const png = await findOrDraw(etag, asked)
  return new Response(new Uint8Array(png), { headers: { ...headers, 'content-type': 'image/png' } })
}

async function findOrDraw(etag: string, { name, draw, size, beforeDrawing }: Asked) {
  const known = kept.get(name)
  if (known?.etag === etag) return known.png
  await beforeDrawing()
  // One after the other: a picture is a tenth of a second of processor time, and pages come first.
  const png = drawing.then(async () => {
    const { drawPng } = await import('./picture-drawing.server.ts')
    return drawPng(draw(), size)
  })
  drawing = png.catch(() => {})
  kept.set(name, { etag, png })
  png.catch(() => kept.delete(name))
  return png
}

const drawable =
  /^[\u0020-\u02ff\u0400-\u045f\u0490\u0491\u04b0\u04b1\u1e00-\u1e9f\u2010-\u2027\u2030-\u203a\u20a0-\u20c0\u2116\u2122]+$/

/** A text as our fonts can draw it, without the emoji; null where letters would be missing. */
export function drawableText(text: string) {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  return drawable.test(plain) ? plain : null
}
