import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { PreviewPage } from '#app/features/widgets/widget.vocabulary.ts'
import type { WallData } from '#widget/wall-data.ts'
import { wallPage } from './wall-page.server.ts'

export type Face = 'js' | 'json' | 'html' | `html-${PreviewPage}`
type Variant = { bytes: Buffer; headers: Record<string, string> }

/** A prepared response: its body in each encoding, with headers. */
export type Body = {
  etag: string
  common: Record<string, string>
  plain: Variant
  gzip: Variant
  br: Variant
}

export type Bodies = Record<Face, Body>

/**
 * The script, page and data of a wall, compressed once. `script` contains WALL_DATA as the placeholder for
 * the data.
 */
export function bodiesOf(wall: WallData, script: string): Bodies {
  // Neither the script nor the data can end a <script> element of a page that puts them into one.
  const json = JSON.stringify(wall).replaceAll('<', '\\u003c')
  return {
    js: bodyOf(`${script.replace('WALL_DATA', () => json)}\n`, {
      'content-type': 'text/javascript; charset=utf-8',
    }),
    html: pageBody(wall),
    'html-light': pageBody(wall, 'light'),
    'html-dark': pageBody(wall, 'dark'),
    'html-cream': pageBody(wall, 'cream'),
    json: bodyOf(json, { 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' }),
  }
}

function pageBody(wall: WallData, page?: PreviewPage) {
  const { html, policy } = wallPage(wall, { page })
  return bodyOf(html, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'x-robots-tag': 'noindex',
  })
}

function bodyOf(text: string, own: Record<string, string>): Body {
  const plain = Buffer.from(text)
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  const common = {
    etag,
    'cache-control': 'public, max-age=60, stale-while-revalidate=300',
    vary: 'accept-encoding',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'timing-allow-origin': '*',
  }
  const variant = (bytes: Buffer, encoding?: string): Variant => ({
    bytes,
    headers: {
      ...common,
      ...own,
      'content-length': String(bytes.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  })
  return {
    etag,
    common,
    plain: variant(plain),
    gzip: variant(gzipSync(plain, { level: 9 }), 'gzip'),
    br: variant(brotliCompressSync(plain), 'br'),
  }
}
