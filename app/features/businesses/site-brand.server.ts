import { toOklch } from '#app/platform/colour.ts'
import { log } from '#app/platform/log.server.ts'
import { publicWeb } from '#app/platform/public-web.server.ts'
import { hexIn, isUsual, stylesIn } from './site-colours.server.ts'

type SiteBrand = { accent: string | null; logo: Buffer | null }

/** Reads logo and colour from a business's own site; null if the site cannot be opened. Only https, public hosts, port 443. */
export async function readSiteBrand(website: string): Promise<SiteBrand | null> {
  const address = new URL(website.replace(/^http:/i, 'https:'))
  try {
    const html = await publicWeb().readPage(address, isUsual)
    const icon = iconIn(html, address)
    return {
      accent: accentIn(html),
      logo:
        icon &&
        (await publicWeb()
          .readFile(icon, isUsual)
          .catch(() => null)),
    }
  } catch (error) {
    log.info({ err: error }, 'a site could not be read for its looks')
    return null
  }
}

const mostTags = 400

/** The page is a stranger's, so it is split, and patterns see short pieces. */
const tagsIn = (html: string, name: string) =>
  html
    .split(`<${name}`)
    .slice(1, mostTags)
    .map((part) => part.slice(0, 1000).split('>')[0]!)

const valueIn = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i')
    .exec(tag)
    ?.slice(1)
    .find(Boolean) ?? ''

/** The colour that the site names for browsers, or else the strong colour that its own style elements use most. */
function accentIn(html: string): string | null {
  const named = tagsIn(html, 'meta').find((tag) => valueIn(tag, 'name').toLowerCase() === 'theme-color')
  const theme = named && hexIn(valueIn(named, 'content'))
  if (theme && isStrong(theme)) return theme
  const counts = new Map<string, number>()
  for (const [colour] of stylesIn(html).matchAll(/#[0-9a-f]{6}\b/gi)) {
    const hex = colour.toLowerCase()
    if (isStrong(hex)) counts.set(hex, (counts.get(hex) ?? 0) + 1)
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? null
}

/** Neither grey nor nearly white or black. */
function isStrong(colour: string) {
  const { lightness, chroma } = toOklch(colour)
  return chroma > 0.05 && lightness > 0.2 && lightness < 0.93
}

/** The icon for home screens: square, without transparent parts, and large enough. */
function iconIn(html: string, page: URL): URL | null {
  const tag = tagsIn(html, 'link').find((each) =>
    valueIn(each, 'rel').toLowerCase().startsWith('apple-touch-icon'),
  )
  const address = tag && valueIn(tag, 'href')
  if (!address || !URL.canParse(address, page)) return null
  const icon = new URL(address, page)
  return isUsual(icon) ? icon : null
}
