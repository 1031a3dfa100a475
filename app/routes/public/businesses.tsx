import {
  behindLetters,
  listDirectory,
  listFirstLetters,
  searchDirectory,
} from '#app/features/businesses/directory.server.ts'
import { DirectoryPage } from '#app/features/businesses/directory-page.tsx'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { pageTags } from '#app/ui/page-tags.ts'
import type { Route } from './+types/businesses'

const pageSize = 50

// GET /businesses?q=… to search, ?from=<letter> and ?after=<cursor> to read by name
export async function loader({ request, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const { hasDirectory } = await findInstanceSettings(db)
  if (!hasDirectory) throw notFound('page')
  const query = new URL(request.url).searchParams
  const words = (query.get('q') ?? '').replaceAll('\u0000', ' ').trim().slice(0, 100)
  if (words) {
    const found = await searchDirectory(db, words, pageSize)
    return { words, found, listed: null, letters: [], isAtStart: true, address: addressOf('/businesses') }
  }
  const after = query.get('after')
  const from = query.get('from')?.match(/^[a-z{]$/)?.[0] ?? null
  const [listed, letters] = await Promise.all([
    listDirectory(db, { after, from, limit: pageSize }),
    listFirstLetters(db),
  ])
  const place = after ? `?${new URLSearchParams({ after })}` : ''
  return {
    words,
    found: null,
    listed,
    letters: letters.map((letter) => ({
      from: letter,
      label: letter === behindLetters ? 'Others' : letter.toUpperCase(),
      isCurrent: letter === from,
    })),
    isAtStart: !after && !from,
    address: addressOf(`/businesses${place}`),
  }
}

// The bar shows who is signed in, so only the reader's own browser may keep the page, and asks again.
export const headers = () => ({ 'cache-control': 'private, no-cache' })

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: 'Not found' }]
  const { address, words } = loaderData
  return pageTags({
    title: words ? `“${words}”: businesses on Vouchsafe` : 'Businesses on Vouchsafe',
    description: 'Every business that collects reviews here, with all reviews about it.',
    address,
    isIndexed: words === '',
  })
}

export default function Businesses({ loaderData }: Route.ComponentProps) {
  const { words, found, listed, letters, isAtStart } = loaderData
  return <DirectoryPage found={found} isAtStart={isAtStart} letters={letters} listed={listed} words={words} />
}
