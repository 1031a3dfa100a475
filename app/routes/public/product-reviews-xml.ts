import { Readable } from 'node:stream'
import { findPublicBusiness, type PublicBusiness } from '#app/features/businesses/public-business.server.ts'
import { type PublicProduct, productPath } from '#app/features/products/product.ts'
import { findProducts } from '#app/features/products/read-products.server.ts'
import { listProductReviews } from '#app/features/published-reviews/rated-products.server.ts'
import type { PublicReview } from '#app/features/reviews/public-review.ts'
import { factsOf } from '#app/platform/context.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { databaseForPages } from '#app/platform/read-replica.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { type XmlElement, xmlDocument, xmlElement } from '#app/platform/xml.ts'
import type { Route } from './+types/product-reviews-xml'

const schema = 'http://www.google.com/shopping/reviews/schema/product/2.4/product_reviews.xsd'

// GET /business/:businessId/products/reviews.xml
export async function loader({ params, context }: Route.LoaderArgs) {
  const db = databaseForPages(factsOf(context))
  const business = await findPublicBusiness(db, params.businessId)
  return new Response(Readable.toWeb(Readable.from(feedOf(db, business))) as ReadableStream, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
      ...(business.isSample || !business.isActive ? { 'x-robots-tag': 'noindex' } : {}),
    },
  })
}

/** All reviews of products as Google's product review feed, which has to be whole; batch by batch, since it may be long. */
async function* feedOf(db: Database, { id: businessId, name, isSample }: PublicBusiness) {
  const bytes = new TextEncoder()
  const publisher: XmlElement = ['publisher', [['name', `${isSample ? 'Sample data: ' : ''}${name}`]]]
  const [start, end] = xmlDocument([
    'feed',
    [['version', '2.4'], publisher, ['reviews', '']],
    {
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:noNamespaceSchemaLocation': schema,
    },
  ]).split('</reviews>')
  yield bytes.encode(start)
  for await (const reviews of listProductReviews(db, { businessId })) {
    const ids = [...new Set(reviews.flatMap(({ product }) => product?.id ?? []))]
    const products = new Map((await findProducts(db, businessId, ids)).map((each) => [each.id, each]))
    const written = reviews.flatMap((review) => {
      const product = review.product && products.get(review.product.id)
      return product ? [xmlElement(['review', reviewOf(review, product, businessId)])] : []
    })
    yield bytes.encode(written.join('\n'))
  }
  yield bytes.encode(`</reviews>${end}`)
}

/** In the order of the schema. */
function reviewOf(review: PublicReview, product: PublicProduct, businessId: string): XmlElement[] {
  const { id, authorName, writtenAt, title, text, language, rating, provenance, incentive } = review
  const images = review.photos.map(
    ({ address }): XmlElement => ['reviewer_image', [['url', addressOf(address)]]],
  )
  const page = addressOf(productPath(businessId, product))
  const { gtin, reference, brand } = product
  const productIds: XmlElement[] = [
    ...(gtin ? [['gtins', [['gtin', gtin]]] satisfies XmlElement] : []),
    ['skus', [['sku', reference]]],
    ...(brand ? [['brands', [['brand', brand]]] satisfies XmlElement] : []),
  ]
  return [
    ['review_id', id],
    ['reviewer', [['name', authorName]]],
    ['is_verified_purchase', `${provenance === 'order'}`],
    ['is_incentivized_review', `${incentive !== null}`],
    ['review_timestamp', writtenAt],
    ...(title ? [['title', title] satisfies XmlElement] : []),
    ['content', text],
    ...(language ? [['review_language', language] satisfies XmlElement] : []),
    ['review_url', page, { type: 'group' }],
    ...(images.length > 0 ? [['reviewer_images', images] satisfies XmlElement] : []),
    ['ratings', [['overall', `${rating}`, { min: '1', max: '5' }]]],
    [
      'products',
      [
        [
          'product',
          [
            ['product_ids', productIds],
            ['product_name', product.name],
            ['product_url', product.address ?? page],
          ],
        ],
      ],
    ],
    ['collection_method', provenance === 'confirmed' ? 'unsolicited' : 'post_fulfillment'],
  ]
}
