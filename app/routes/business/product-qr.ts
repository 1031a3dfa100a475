import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { findProduct } from '#app/features/products/read-products.server.ts'
import { db } from '#app/platform/database.server.ts'
import { drawQrCode, qrFormats } from '#app/platform/qr-code.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/product-qr.ts'

// GET /business/products/qr/{productId}.png and .svg: the link to its review form
export async function loader({ context, params }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const [id = '', ending] = (params.file ?? '').split('.')
  const format = qrFormats.find((each) => ending === each)
  const product = format && (await findProduct(db, { businessId: business.id, product: id }))
  if (!product) throw notFound('picture')
  const address = `${await findShortLink(db, business.id)}/${encodeURIComponent(product.reference)}`
  const { type, body } = await drawQrCode(address, format)
  return new Response(body, { headers: { 'content-type': type, 'cache-control': 'private, no-cache' } })
}
