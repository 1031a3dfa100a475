import {
  businessesPerPart,
  countMappedBusinesses,
  listMappedBusinesses,
} from '#app/features/businesses/directory.server.ts'
import { findInstanceSettings } from '#app/features/instance/settings.server.ts'
import { productPath } from '#app/features/products/product.ts'
import {
  countMappedProducts,
  listMappedProducts,
  productsPerPart,
} from '#app/features/published-reviews/rated-products.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type XmlElement, xmlDocument } from '#app/platform/xml.ts'

const namespace = { xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9' }

/** The service's own indexable pages, from the route table. */
export const publicPages = [
  '/',
  '/demo',
  '/integrations',
  '/docs/api',
  '/faq',
  '/about',
  '/blog',
  '/careers',
  '/contact',
  '/terms-of-service',
  '/privacy-policy',
  '/imprint',
  '/review-policy',
]

/** Parts of the sitemap: 0 for the service's own pages, then the businesses and their products, unless the directory is off. */
export async function countParts() {
  const db = databaseForPages()
  const { hasDirectory } = await findInstanceSettings(db)
  if (!hasDirectory) return 1
  const products = Math.ceil((await countMappedProducts(db)) / productsPerPart)
  return 1 + (await countBusinessParts(db)) + products
}

const countBusinessParts = async (db: Database) =>
  Math.ceil((await countMappedBusinesses(db)) / businessesPerPart)

export async function addressesOf(part: number): Promise<XmlElement[]> {
  if (part > 0) {
    const businessParts = await countBusinessParts(databaseForPages())
    if (part > businessParts) {
      const products = await listMappedProducts(databaseForPages(), part - 1 - businessParts)
      return products.map((product) => addressElement(productPath(product.businessId, product)))
    }
    const listed = await listMappedBusinesses(databaseForPages(), part - 1)
    return listed.flatMap(({ id, changedAt }) => [
      addressElement(`/business/${id}`, changedAt),
      addressElement(`/business/${id}/transparency`, changedAt),
    ])
  }
  const { hasDirectory } = await findInstanceSettings(databaseForPages())
  return [...publicPages, ...(hasDirectory ? ['/businesses'] : [])].map((path) => addressElement(path))
}

const addressElement = (path: string, changedAt?: string): XmlElement => [
  'url',
  [['loc', addressOf(path)], ...(changedAt ? [['lastmod', changedAt] satisfies XmlElement] : [])],
]

export const xmlResponse = (root: XmlElement) =>
  new Response(xmlDocument(root), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

export const addressSet = (addresses: XmlElement[]): XmlElement => ['urlset', addresses, namespace]

export const indexOfParts = (parts: number): XmlElement => [
  'sitemapindex',
  Array.from({ length: parts }, (_, part) => [
    'sitemap',
    [['loc', addressOf(`/sitemap/${part}.xml`)]],
  ]) satisfies XmlElement[],
  namespace,
]
