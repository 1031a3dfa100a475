import type { EntryContext } from 'react-router'
import { wakeAtFirstSign } from './wake.ts'

/** A page that does all it does without JavaScript says so: `export const handle = { loadsLate: true }`. */
export function loadsLate({ staticHandlerContext, routeModules }: EntryContext) {
  return staticHandlerContext.matches.some(({ route }) => {
    const handle: unknown = routeModules[route.id]?.handle
    return typeof handle === 'object' && handle !== null && 'loadsLate' in handle
  })
}

/**
 * The page with its scripts asleep: they are in the HTML where they were, under a type that no browser runs,
 * and get their own back at the first sign of somebody there. Who only reads loads none of them.
 */
export function withLateScripts(html: string, nonce: string) {
  const scripts = /<script (nonce="[\w-]+")( type="module")?([^>]*)>(?=[^<]*__reactRouter)/g
  const asleep = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(
      scripts,
      (_tag, own: string, module: string | undefined, rest: string) =>
        `<script ${own} type="late/${module ? 'module' : 'classic'}"${rest}>`,
    )
  const wake = `<script nonce="${nonce}">(${wakeAtFirstSign.toString()})()</script>`
  return asleep.replace('</body>', () => `${wake}</body>`)
}
