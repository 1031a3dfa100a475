import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/sitemap'
import { addressesOf, addressSet, countParts, indexOfParts, xmlResponse } from './site-map.server.ts'

// GET /sitemap.xml: all addresses while one file holds them, else the list of the files: GET /sitemap/0.xml, /sitemap/1.xml …
export async function loader({ params }: Pick<Route.LoaderArgs, 'params'>) {
  const parts = await countParts()
  if (params.part !== undefined) {
    const [, number] = /^(\d{1,6})\.xml$/.exec(params.part) ?? []
    if (number === undefined || Number(number) >= parts) throw notFound('page')
    return xmlResponse(addressSet(await addressesOf(Number(number))))
  }
  if (parts > 3) return xmlResponse(indexOfParts(parts))
  const addresses = await Promise.all(Array.from({ length: parts }, (_, part) => addressesOf(part)))
  return xmlResponse(addressSet(addresses.flat()))
}
