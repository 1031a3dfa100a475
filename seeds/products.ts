import { addProduct, keepProductPicture } from '#app/features/products/change-products.server.ts'
import { newProduct } from '#app/features/products/product.schema.ts'
import { hours, minutes, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { daysBefore } from './past.ts'
import { plantReviews, type Story } from './planting.ts'

export type Of = Parameters<typeof plantReviews>[1]['business']
/** Days ago, stars, name, text. */
type Said = readonly [number, number, string, string]
type Sold = { product: Record<string, string>; picture: string; said: readonly Said[] }

/** Products with pictures and with reviews through their links. Returns the reviews. */
export async function plantProducts(tx: Database, { business, sold }: { business: Of; sold: Sold[] }) {
  const { default: sharp } = await import('sharp')
  const ids: string[] = []
  for (const { product, picture, said } of sold) {
    const { id, reference } = await addProduct(tx, {
      businessId: business.id,
      product: newProduct.parse(product),
    })
    const image = await sharp(Buffer.from(picture)).jpeg().toBuffer()
    await keepProductPicture(tx, { businessId: business.id, productId: id }, image)
    const stories = said.map(([daysAgo, rating, authorName, text]): Story => {
      const writtenAt = new Date(daysBefore(now(), daysAgo).getTime() - hours(daysAgo % 7))
      return {
        rating,
        title: null,
        text,
        authorName,
        product: { id, reference },
        provenance: 'confirmed',
        authorEmail: `${authorName.toLowerCase().replace(' ', '.')}@mail.example`,
        scopes: ['show'],
        writtenAt,
        confirmedAt: new Date(writtenAt.getTime() + minutes(9)),
      }
    })
    ids.push(...(await plantReviews(tx, { business, stories })))
  }
  return ids
}
