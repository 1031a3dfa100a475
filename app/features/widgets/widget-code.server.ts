import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { kinds } from '#widget/kinds/kinds.ts'
import { escaped } from '#widget/print.ts'
import type { Embedded } from './ways-in.ts'
import { widgetLoaders } from './widget.table.ts'
import type { Widget } from './widgets.server.ts'

type Embeddable = Pick<Widget, 'id' | 'kind' | 'settings'>
type Named = { id: string; name: string }

export const widgetCode = (widget: Embeddable, business: Named) => readEmbedded(widget, business).code

export function readEmbedded({ id, kind, settings }: Embeddable, business: Named): Embedded {
  const isFloating = kinds[kind].isFloating === true
  const common = {
    widgetId: id,
    height: isFloating ? 0 : settings.height,
    title: fillWords(messages[settings.language].widgets.region, { business: business.name }),
    pageAddress: addressOf(`/business/${business.id}`),
  }
  return {
    ...common,
    isFloating,
    doors: addressOf('/w/'),
    code: embedCode({ ...common, scriptAddress: addressOf(`/w/${id}.js`) }),
    loader: pinnedLoader(),
  }
}

type Pasted = {
  widgetId: string
  /** 0 for what lies over the page, and needs no place in it. */
  height: number
  /** "Customer reviews of NAME", in the widget's language. */
  title: string
  pageAddress: string
  scriptAddress: string
}

/**
 * The code to paste into a site. The first line reserves the height, so that nothing below shifts when the widget
 * loads, and is a link for visitors without JavaScript.
 */
export function embedCode({ widgetId, height, title, pageAddress, scriptAddress }: Pasted) {
  const script = `<script async src="${scriptAddress}"></script>`
  if (!height) return script
  return `<div data-vouchsafe="${widgetId}" style="display:block;min-height:${height}px;flex:1 0 240px;place-self:stretch;break-inside:avoid"><a href="${pageAddress}">${escaped(title)}</a></div>\n${script}`
}

type Loader = { script: string; hash: string; integrity: string }

let current = loaderOf('')

/** Called at boot with the loader of this build. */
export function openLoader(script: string) {
  current = loaderOf(script)
}

export const currentLoader = () => current

/** For a script tag that lets exactly this script run. */
export const pinnedLoader = () => ({
  address: addressOf(`/w/loader-${current.hash}.js`),
  integrity: current.integrity,
})

function loaderOf(script: string): Loader {
  const digest = createHash('sha384').update(script).digest()
  return {
    script,
    hash: digest.toString('hex').slice(0, 24),
    integrity: `sha384-${digest.toString('base64')}`,
  }
}

/** Sites name a loader by its hash for years, so that each one stays after the build that brought it. */
export async function keepLoader(db: Database, { hash, script }: Loader) {
  await db.insert(widgetLoaders).values({ hash, script }).onConflictDoNothing()
}

export async function findKeptLoader(db: Database, hash: string) {
  const [found] = await db.select().from(widgetLoaders).where(eq(widgetLoaders.hash, hash))
  return found?.script ?? null
}
