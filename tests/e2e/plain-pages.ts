/** Pages to read and forms for visitors: plain HTML with one small script (docs/decisions/0021). */
const plainPages = [
  '/',
  '/demo',
  '/review',
  '/review?business={business}',
  '/business/{business}',
  '/business/{business}?order=helpful',
  '/business/{business}/transparency',
  '/business/{business}/transparency/challenged',
  '/business/{business}/report?review={review}',
  '/businesses',
  '/contact',
  '/newsletter',
  '/faq',
  '/about',
  '/blog',
  '/careers',
  '/integrations',
  '/docs/api',
  '/terms-of-service',
  '/privacy-policy',
  '/imprint',
  '/review-policy',
  '/nothing-here',
]

/** The first business of the directory, and the first review on its page. */
export async function firstShown(origin: string) {
  const [, business] = await firstIn(`${origin}/businesses`, /\/business\/([0-9a-f-]{36})/)
  const [, review] = await firstIn(`${origin}/business/${business}`, /\/report\?review=([0-9a-f-]{36})/)
  return { business: business!, review: review! }
}

export async function listPlainPages(origin: string) {
  const { business, review } = await firstShown(origin)
  return plainPages.map((path) => path.replace('{business}', business).replace('{review}', review))
}

async function firstIn(address: string, pattern: RegExp) {
  const found = pattern.exec(await fetch(address).then((answer) => answer.text()))
  if (!found) throw new Error(`${address} shows no ${pattern}`)
  return found
}
