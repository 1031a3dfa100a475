import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/sitemap-part'
import { addressesOf, addressSet, countParts, xmlResponse } from './site-map.server.ts'

// GET /sitemap/0.xml, /sitemap/1.xml …
export async function loader({ params }: Route.LoaderArgs) {
  const [, number] = /^(\d{1,6})\.xml$/.exec(params.part) ?? []
  if (number === undefined || Number(number) >= (await countParts())) throw notFound('page')
  return xmlResponse(addressSet(await addressesOf(Number(number))))
}
