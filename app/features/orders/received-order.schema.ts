import { z } from 'zod'
import type { NamedProduct } from '#app/features/products/change-products.server.ts'
import { newProduct, productLimits } from '#app/features/products/product.schema.ts'
import { type Language, languages } from '#app/languages/languages.ts'
import { phraseOf } from '#app/platform/issue-phrases.ts'
import { typedLine } from '#app/platform/typed-text.ts'

/**
 * An order as every reader passes it on, whether it came by a webhook or in another way. `key`: the provider's own name of
 * the order, the same in all its events. `reference`: what the customer knows it by. `state`: completed orders invite, cancelled and refunded ones withdraw.
 */
export type ReceivedOrder = {
  key: string
  reference: string | null
  state: 'completed' | 'cancelled' | 'test'
  name: string | null
  email: string | null
  /** Null: as the source is set. */
  language: Language | null
  products: string[]
  /** The ones of these with a number. Each is a product here, which the customer may review. */
  items?: NamedProduct[]
  /** Whether the customer agreed to marketing mail; null if the order does not say. */
  agreed: boolean | null
  /** The id under which the provider knows the order, if it differs from the key. */
  providerId?: string
}

const short = (max: number) => typedLine({ max, tooShort: '', tooLong: '' })

/** A text of a provider's, cut rather than refused: a shop's long product name must not cost it the order. */
export const cutTo = (max: number, text: unknown) => {
  const line = short(5000).safeParse(text)
  return line.success && line.data ? [...line.data].slice(0, max).join('').trim() : null
}

export const productsOf = (names: unknown[]) =>
  [...new Set(names.flatMap((name) => cutTo(120, name) ?? []))].slice(0, 10)

/** The named products that have a number of their own. */
export function itemsOf(named: { reference: unknown; name: unknown; address?: unknown }[]): NamedProduct[] {
  const items = named.flatMap((each) => {
    const [reference, name] = [
      cutTo(productLimits.reference, each.reference),
      cutTo(productLimits.name, each.name),
    ]
    const address = newProduct.safeParse({ reference, name, address: each.address }).data?.address
    return reference && name ? [{ reference, name, ...(address ? { address } : {}) }] : []
  })
  return items.slice(0, productLimits.ofOrder)
}

/** "de-AT", "pt_BR" or "DE": one of our languages, or null. */
export function languageOf(locale: unknown): Language | null {
  const start = typeof locale === 'string' ? locale.toLowerCase().split(/[-_]/)[0] : null
  return languages.find((each) => each === start) ?? null
}

/** Our own documented format: docs/orders.md. */
const ownOrder = z.object({
  reference: typedLine({
    min: 1,
    max: 100,
    tooShort: 'it is missing',
    tooLong: 'it may have at most 100 characters',
  }),
  name: z.string().nullish(),
  email: z.string().nullish(),
  language: z.string().nullish(),
  products: z.array(z.string()).nullish(),
  items: z
    .array(z.object({ reference: z.string(), name: z.string(), address: z.string().nullish() }))
    .max(500)
    .nullish(),
  cancelled: z.boolean().nullish(),
  consent: z.boolean().nullish(),
  test: z.boolean().nullish(),
})

export function readOwnOrder(body: unknown): ReceivedOrder | string {
  const parsed = ownOrder.safeParse(body, { error: phraseOf })
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!
    return path.length > 0
      ? `The field ${path.join('.')} is not valid: ${message}.`
      : 'This is no order in JSON.'
  }
  const { reference, name, email, language, products, cancelled, consent, test } = parsed.data
  const items = itemsOf(parsed.data.items ?? [])
  return {
    key: reference,
    reference,
    state: test ? 'test' : cancelled ? 'cancelled' : 'completed',
    name: cutTo(80, name),
    email: cutTo(254, email),
    language: languageOf(language),
    products: productsOf(products ?? items.map((each) => each.name)),
    agreed: consent ?? null,
    ...(items.length > 0 ? { items } : {}),
  }
}
