import type { Rolldown } from 'vite'

type Grouping = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>
type Context = Pick<Rolldown.PluginContext, 'getModuleInfo'>

/**
 * Which modules that pages share travel together to the browser. Left alone each is a file of its own, and a page is
 * forty files. What gets no name here stays where the bundler puts it.
 */
export const clientChunks: Grouping = {
  groups: [
    // Apart from ours, so that it keeps its name, and its place in the browser, when the service changes.
    {
      name: 'framework',
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
      priority: 2,
    },
    // A group takes along what its modules need, so those that more pages load come first.
    ...['page', 'reading', 'writing', 'business', 'account', 'desk', 'operator'].map((chunk, place) => ({
      name: (id: string, context: Context) => (chunkOf(id, context) === chunk ? chunk : null),
      priority: 1 - place / 10,
    })),
  ],
}

/** By who asks for it: everybody, visitors who do one kind of thing, or people at their desks. */
function chunkOf(id: string, context: Context) {
  if (!/[\\/]app[\\/](ui|features|platform)[\\/]/.test(id) || id.includes('?')) return null
  const pages = pagesOf(id, context)
  if (pages.includes('root')) return 'page'
  if (pages.length < 2) return null
  const isIn = (folder: string) => (page: string) => page.startsWith(folder)
  const visitors = pages.filter((page) => isIn('public/')(page) || isIn('sign-in/')(page))
  if (visitors.length === 0) return pages.every(isIn('ops/')) ? 'operator' : 'desk'
  if (pages.includes('public/layout')) return 'page'
  if (visitors.every(isIn('sign-in/'))) return 'account'
  const isRead = pages.includes('public/landing')
  const isWritten = pages.includes('public/review')
  const isShown = pages.includes('public/business')
  if (isWritten && !isRead && !isShown) return 'writing'
  if ((isWritten && isRead) || visitors.length >= 8 || pages.length > 14) return 'page'
  if (isRead) return 'reading'
  if (isWritten) return 'writing'
  return isShown ? 'business' : null
}

/** The pages that load a module with themselves, as 'public/landing'; 'root' is around every one. */
function pagesOf(id: string, context: Context, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const [, page] =
    /[\\/]app[\\/](?:routes[\\/])?((?:public|sign-in|dashboard|ops)[\\/].+|root)\.tsx/.exec(id) ?? []
  const importers = context.getModuleInfo(id)?.importers ?? []
  const others = importers.flatMap((importer) => pagesOf(importer, context, seen))
  return [...new Set(page ? [page.replaceAll('\\', '/'), ...others] : others)]
}
