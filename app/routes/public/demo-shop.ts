import { createHash } from 'node:crypto'
import { embedSampleWall } from '#app/features/widgets/sample-wall.server.ts'
import { db } from '#app/platform/database.server.ts'
import font from './shop/caprasimo.woff2?url'
import style from './shop/page.css?raw'
import page from './shop/page.html?raw'

const css = style.replace('FONT', font)
const html = page.replace('FONT', font).replace('/* page.css */', () => css)

// GET /demo/shop: a made-up bakery's website that embeds the demo's wall with the code that every owner pastes.
export async function loader() {
  const { code, scriptAddress } = await embedSampleWall(db)
  return new Response(
    html.replace('<!-- the wall -->', () => code),
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policyOf(code, scriptAddress),
        'x-robots-tag': 'noindex',
        'cache-control': 'public, max-age=60',
      },
    },
  )
}

/** Nothing but the page's own style, its typeface and the wall: its script, its photos, and the height that its first line reserves. */
function policyOf(code: string, scriptAddress: string) {
  const [, reserved = ''] = /style="([^"]*)"/.exec(code) ?? []
  return [
    "default-src 'none'",
    `script-src ${scriptAddress}`,
    `style-src '${hashOf(css)}' 'unsafe-hashes' '${hashOf(reserved)}'`,
    "font-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
