import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { findProduct } from '#app/features/products/read-products.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { drawQrCode, qrFormats } from '#app/platform/svg-drawing.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/qr.ts'

// GET /business/invitations/qr/review-link.png and .svg, and /{productId}.png and .svg: the link to a product's form
export async function loader({ context, params }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const [name = '', ending] = (params.file ?? '').split('.')
  const format = qrFormats.find((each) => ending === each)
  if (!format) throw notFound('picture')
  const link = await findShortLink(db, business.id)
  const { type, body } = await drawQrCode(
    name === 'review-link' ? link : await productLink(link, { businessId: business.id, product: name }),
    format,
  )
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'private, no-cache' } })
}

async function productLink(link: string, of: { businessId: string; product: string }) {
  const product = await findProduct(db, of)
  if (!product) throw notFound('picture')
  return `${link}/${encodeURIComponent(product.reference)}`
}
