import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { EntryContext } from 'react-router'
import { type PageStyles, readStyles } from './page-styles.server.ts'
import { giveBack, keepPress, runSleeping, wakeAtFirstSign } from './wake.ts'

/**
 * How late a page loads its scripts. `apart`: they and the page's data are fetched when they are wanted, for pages that
 * come out alike whenever they are asked for. `within`: they are in the page, asleep.
 */
export type Late = 'apart' | 'within'

/** A page that does all it does without JavaScript says so: `export const handle = { scripts: 'apart' }`. */
export function lateOf({ staticHandlerContext, routeModules }: EntryContext): Late | undefined {
  for (const { route } of staticHandlerContext.matches) {
    const handle: unknown = routeModules[route.id]?.handle
    if (typeof handle !== 'object' || handle === null || !('scripts' in handle)) continue
    if (handle.scripts === 'apart' || handle.scripts === 'within') return handle.scripts
  }
  return undefined
}

const scriptElement = /<script (nonce="[\w-]+")( type="module")?([^>]*)>(.*?)<\/script>/gs

type Script = { own: string; isModule: boolean; rest: string; text: string }

/** Puts something in the place of the router's own scripts, and only those: what else runs in a page runs at once. */
function replaceScripts(html: string, replaced: (script: Script) => string) {
  return html.replace(
    scriptElement,
    (all, own: string, module: string | undefined, rest: string, text: string) => {
      // Browsers put a page back to where it was by themselves, as long as its router is asleep.
      if (text.includes('react-router-scroll-positions')) return `<script ${own}></script>`
      return text.includes('__reactRouter')
        ? replaced({ own, isModule: module !== undefined, rest, text })
        : all
    },
  )
}

const preloadedScript = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g

type Asleep = {
  html: string
  /** What runs when somebody is there, as one module. */
  script: string
  /** The same for two pages that are alike but for their nonces and times. */
  mark: string
}

/**
 * Parts a page from its scripts. Their elements stay where they were, empty, because React looks for them, and
 * the page is otherwise what was rendered.
 */
export function partScripts(rendered: string, nonce: string): Asleep {
  const classic = [asText(giveBack)]
  const modules: string[] = []
  for (const [, href] of rendered.matchAll(preloadedScript)) modules.push(`import ${JSON.stringify(href)}`)
  const html = replaceScripts(rendered.replace(preloadedScript, ''), ({ own, isModule, text }) => {
    ;(isModule ? modules : classic).push(text)
    return `<script ${own}></script>`
  })
  const all = [...classic, ...modules].join(';\n')
  // A page that says when it was made says something else each time; React takes a time as it finds it.
  const words = html.replaceAll(nonce, '').replace(/<time .*?<\/time>/gs, '')
  const files = [...all.matchAll(/"\/assets\/[^"]+"/g)].join()
  const mark = createHash('sha256').update(words).update(files).digest('base64url')
  return { html, script: all, mark: mark.slice(0, 16) }
}

/** The page with its scripts in it, under types that no browser runs. */
const putToSleep = (rendered: string, nonce: string) =>
  replaceScripts(
    rendered.replace(preloadedScript, ''),
    ({ own, isModule, rest, text }) =>
      `<script ${own} type="late/${isModule ? 'module' : 'classic'}"${rest}>${text}</script>`,
  ).replace('</body>', `<script nonce="${nonce}" type="late/classic">${asText(giveBack)}</script></body>`)

/** A call of a function that needs nothing from around it, without the spaces of its source. */
const asText = (part: (given: string) => void, given?: string) =>
  `(${part.toString().replace(/\n\s*/g, '\n')})(${given ? JSON.stringify(given).replaceAll('<', '\\u003c') : ''})`

type Visit = {
  nonce: string
  /** Where the page's scripts are to be had; without it they are in the page. */
  scriptsAt?: string
  /** Somebody who comes from elsewhere has none of our fonts, and reads before they are there. */
  isFirst: boolean
}

/** A page that paints once it is there: its rules are in it, and all that is not for reading comes later. */
export function latePage(rendered: string, { nonce, scriptsAt, isFirst }: Visit) {
  const asleep = (scriptsAt ? rendered : putToSleep(rendered, nonce)).replaceAll(' data-discover="true"', '')
  const wake = [
    asText(wakeAtFirstSign, scriptsAt),
    asleep.includes(' data-live=') ? asText(keepPress) : '',
    scriptsAt ? '' : asText(runSleeping),
  ]
    .filter(Boolean)
    .join(';')
  return withItsRules(asleep, nonce, isFirst).replace(
    '</body>',
    () => `<script nonce="${nonce}">${wake}</script></body>`,
  )
}

const sheet = /<link ([^>]*rel="stylesheet"[^>]*href="(\/assets\/[^"]+)"[^>]*?)\/?>/
/** Even one that is to wait has an empty page made for it at once. */
const frame = /<iframe\b[^>]*><\/iframe>/g
const preloadedFont = /<link[^>]*rel="preload"[^>]*as="font"[^>]*>/g

function withItsRules(rendered: string, nonce: string, isFirst: boolean) {
  const html = isFirst
    ? rendered
        .replace(preloadedFont, '')
        .replace('<html ', '<html data-unpainted="" ')
        .replace(frame, '<noscript>$&</noscript><template>$&</template>')
    : rendered
  const [, attributes, href] = sheet.exec(html) ?? []
  // In development Vite keeps the styles, and there is nothing to pick from.
  if (!href) return html
  const { rules, fonts } = stylesAt(href)(html)
  const style = (css: string, media = '') => `<style nonce="${nonce}"${media}>${css}</style>`
  const own = isFirst
    ? `${style(rules)}${style(fonts, ' media="not all"')}<noscript>${style(fonts)}</noscript>`
    : style(rules + fonts)
  // Disabled, it is not fetched; and browsers that look ahead for what to fetch look at the medium.
  return html.replace(sheet, () => `${own}<link ${attributes} disabled="" media="not all"/>`)
}

/** The same for everybody who gets the same: such a page is compressed once. */
export const withoutNonce = (html: string, nonce: string) => html.replaceAll(` nonce="${nonce}"`, '')

/**
 * What a page runs and is styled by, as its policy names it: SHA-256 as Base64. Only what has our nonce: whatever else
 * might have got into a page stays without a permission.
 */
export function hashesOf(html: string, nonce: string) {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes, text] of html.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
    if (!text || !attributes!.includes(` nonce="${nonce}"`)) continue
    hashes[kind as 'script' | 'style'].add(createHash('sha256').update(text).digest('base64'))
  }
  return { script: [...hashes.script], style: [...hashes.style] }
}

const sheets = new Map<string, (html: string) => PageStyles>()

/** @param href of a stylesheet of this build. The name of a file says what is in it, so that it is read once. */
function stylesAt(href: string) {
  const known = sheets.get(href) ?? readStyles(readFileSync(`build/client${href}`, 'utf8'))
  sheets.set(href, known)
  return known
}
