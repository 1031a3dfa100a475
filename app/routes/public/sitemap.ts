import { addressesOf, addressSet, countParts, indexOfParts, xmlResponse } from './site-map.server.ts'

// GET /sitemap.xml: all addresses while one file holds them, else the list of the files.
export async function loader() {
  const parts = await countParts()
  if (parts > 2) return xmlResponse(indexOfParts(parts))
  const addresses = await Promise.all(Array.from({ length: parts }, (_, part) => addressesOf(part)))
  return xmlResponse(addressSet(addresses.flat()))
}
