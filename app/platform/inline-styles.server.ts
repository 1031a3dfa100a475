import { readFileSync } from 'node:fs'

const sheet = /<link ([^>]*)rel="stylesheet" href="(\/assets\/[\w.-]+\.css)"\/>/g
const fontAhead = /<link [^>]*rel="preload" as="font"[^>]*>/g
const read = new Map<string, string>()

/**
 * The page with its stylesheets in it: nothing has to be fetched before the first words are drawn, in a face of the
 * same widths until the fonts are there. The links stay where the scripts expect them, switched off (`media` is for the browser that reads ahead), so that they are
 * not fetched either.
 */
export function withInlineStyles(html: string, nonce: string) {
  return html.replace(fontAhead, '').replace(sheet, (link, own: string, address: string) => {
    const styles = stylesAt(address)
    if (!styles) return link
    return `<style nonce="${nonce}">${styles}</style><link ${own}disabled media="not all" rel="stylesheet" href="${address}"/>`
  })
}

function stylesAt(address: string) {
  // Vite's development server makes styles on demand.
  if (import.meta.env.DEV) return null
  const known = read.get(address)
  if (known) return known
  const styles = readFileSync(`build/client${address}`, 'utf8')
  read.set(address, styles)
  return styles
}
