import geist from '#app/ui/fonts/geist-basic.woff2?inline'
import newsreader from '#app/ui/fonts/newsreader-basic.woff2?inline'

/** For a mail's body in a frame: it is displayed, and can do nothing. Its links open in a new tab, as from a mailbox. */
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  'font-src data:',
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

const face = (family: string, file: string) =>
  [family, `${family} Variable`].map(
    (name) =>
      `@font-face { font-family: "${name}"; font-weight: 400 700; src: url("${file}") format("woff2"); }`,
  )

const fonts = `<style>${[...face('Geist', geist), ...face('Newsreader', newsreader)].join('\n')}</style>`

/** In the fonts that mails ask for, which this machine may lack. */
export const mailFrame = (html: string) =>
  new Response(html.replace('</head>', `${fonts}</head>`), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
    },
  })
