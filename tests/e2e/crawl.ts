import { idsOf, linksInCss, linksInXml, linksOf, tagsOf, textOf } from './markup.ts'

export type Crawled = { pages: number; files: number; complaints: string[] }
type Seen = { status: number; ids?: Set<string> }

/**
 * Follows everything that is named on the pages of one origin, signed out, and says what is wrong. Of pages that differ
 * in their query alone (sorted, filtered) those are followed to which a page without one leads.
 */
export async function crawl(origin: string, starts: string[]): Promise<Crawled> {
  const seen = new Map<string, Seen>()
  const anchors: { from: string; to: string; id: string }[] = []
  const complaints: string[] = []
  let waiting = starts.map((to) => ({ from: 'the start', to: new URL(to, origin).href }))
  let pages = 0

  async function visit({ from, to }: { from: string; to: string }) {
    const found: Seen = { status: 0 }
    seen.set(to, found)
    const answer = await fetch(to, { redirect: 'manual' })
    found.status = answer.status
    const name = to.slice(origin.length)
    if (isToLogin(answer)) return void (await answer.body?.cancel())
    if (!answer.ok) {
      complaints.push(`${name} answers ${answer.status}, named on ${from.replace(origin, '')}`)
      return void (await answer.body?.cancel())
    }
    const type = answer.headers.get('content-type') ?? ''
    if (/^image\/(?!svg)|^font\//.test(type)) return void (await answer.arrayBuffer())
    const text = await answer.text()
    if (!type.startsWith('text/html')) {
      const links = type.includes('xml') ? linksInXml(text) : type.includes('css') ? linksInCss(text) : []
      for (const link of links) follow(to, link)
      return
    }
    pages += 1
    const ids = idsOf(text)
    found.ids = new Set(ids)
    if (!isNoPage(name)) complaints.push(...faultsOf(text, ids).map((fault) => `${name}: ${fault}`))
    for (const link of linksOf(text)) follow(to, link)
  }

  function follow(from: string, link: string) {
    const url = URL.parse(link, from)
    if (!url) complaints.push(`${from} names ${link}, which is no address`)
    if (url?.origin !== origin) return
    const id = decodeURIComponent(url.hash.slice(1))
    url.hash = ''
    if (id) anchors.push({ from, to: url.href, id })
    const isVariant = new URL(from).search !== '' && url.search !== ''
    if (!isVariant) waiting.push({ from, to: url.href })
  }

  while (waiting.length > 0) {
    const due = new Map(waiting.filter(({ to }) => !seen.has(to)).map((each) => [each.to, each]))
    waiting = []
    const queue = [...due.values()]
    const lane = async () => {
      for (let next = queue.shift(); next; next = queue.shift()) await visit(next)
    }
    await Promise.all([lane(), lane(), lane(), lane()])
  }
  for (const { from, to, id } of anchors) {
    const ids = seen.get(to)?.ids
    if (ids && !ids.has(id)) complaints.push(`${from} leads to #${id}, which ${to} has not`)
  }
  return { pages, files: seen.size - pages, complaints: [...new Set(complaints)] }
}

const isToLogin = ({ status, headers }: Response) =>
  status >= 300 && status < 400 && /\/business\/login\b/.test(headers.get('location') ?? '')

/** A part of the page that has it; and the page to save, which is as small as it can be. */
const isNoPage = (path: string) => /^\/(?:demo\/wall\b|log\/verify\.html)/.test(path)

/** What every public page has to have, for readers who do not see it and for machines. */
function faultsOf(html: string, ids: string[]) {
  const tags = tagsOf(html)
  const count = (name: string, wanted: (attributes: Record<string, string>) => boolean = () => true) =>
    tags.filter((tag) => tag.name === name && wanted(tag.attributes)).length
  const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `two elements are #${id}`)
  if (count('h1') !== 1) faults.push(`${count('h1')} headings of the first level`)
  if (!textOf(html, 'title')) faults.push('no title')
  if (count('meta', ({ name, content }) => name === 'description' && !!content) !== 1)
    faults.push('no description')
  const isFound = count('meta', ({ name, content }) => name === 'robots' && content === 'noindex') === 0
  if (isFound && count('link', ({ rel, href }) => rel === 'canonical' && !!href) !== 1)
    faults.push('no canonical')
  if (count('html', ({ lang }) => !!lang) !== 1) faults.push('no language')
  return faults
}
