import { periods } from '#app/periods.ts'
import { days } from '#app/platform/clock.ts'
import type { FormerProductName, Product } from './product.table.ts'

export type PublicProduct = {
  id: string
  reference: string
  name: string
  /** Address of its page in the shop. */
  address: string | null
  brand: string | null
  gtin: string | null
  picture: { address: string; width: number; height: number } | null
  /** Names of the last two years under which reviews were written. */
  formerNames: FormerProductName[]
  isSold: boolean
}

/** The rating counts the reviews of customers that were collected here; imported ones and those of insiders are apart. */
export type RatedProduct = PublicProduct & { count: number; average: number | null }

export function publicProduct(product: Product, at: Date): PublicProduct {
  const { businessId, id, reference, name, address, brand, gtin, pictureId, pictureWidth, pictureHeight } =
    product
  const since = new Date(at.getTime() - days(365 * periods.recordYears)).toISOString()
  return {
    id,
    reference,
    name,
    address,
    brand,
    gtin,
    picture:
      pictureId && pictureWidth && pictureHeight
        ? {
            address: `/business/${businessId}/products/pictures/${pictureId}.jpg`,
            width: pictureWidth,
            height: pictureHeight,
          }
        : null,
    formerNames: product.formerNames.filter(({ until }) => until > since),
    isSold: product.endedAt === null,
  }
}

/** Path of its public page, with the owner's number if that consists of plain characters, else with the id. */
export function productPath(businessId: string, { id, reference }: { id: string; reference: string }) {
  const isPlain = /^[a-z0-9][a-z0-9_-]*$/i.test(reference)
  return `/business/${businessId}/products/${isPlain ? reference : id}`
}
