import { and, eq, inArray, or } from 'drizzle-orm'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { type Product, products } from './product.table.ts'
import { type PublicProduct, publicProduct } from './product.ts'

type Named = {
  businessId: string
  /** Its id, or the business's own number. */
  product: string
}

export const isProduct = ({ businessId, id }: { businessId: string; id: string }) =>
  and(eq(products.businessId, businessId), eq(products.id, id))

/** The product with this id or number, or null. */
export async function findProduct(db: Database, { businessId, product }: Named) {
  const row = await findProductRow(db, { businessId, product })
  return row && publicProduct(row, now())
}

/** A number that looks like an id finds its product too, unless another one has that id. */
async function findProductRow(db: Database, { businessId, product }: Named) {
  // Strangers send this: the database takes no invalid UUID and no NUL.
  if (!isUuid(businessId) || product.includes('\0')) return null
  const isNumbered = eq(products.reference, product)
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.businessId, businessId),
        isUuid(product) ? or(eq(products.id, product), isNumbered) : isNumbered,
      ),
    )
  return rows.find(({ id }) => id === product.toLowerCase()) ?? rows[0] ?? null
}

/** Those of these products that exist, in this order. */
export async function findProducts(
  db: Database,
  businessId: string,
  ids: string[],
): Promise<PublicProduct[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.businessId, businessId), inArray(products.id, ids)))
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map((row) => publicProduct(row, now())))
}

/** Finds the products that an import names by number or name. A name that two products share finds none. */
export async function findProductsSaid(db: Database, businessId: string, said: string[]) {
  const found = new Map<string, Product>()
  if (said.length === 0) return found
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        eq(products.businessId, businessId),
        or(inArray(products.reference, said), inArray(products.name, said)),
      ),
    )
  for (const text of said) {
    const named = rows.filter(({ name }) => name === text)
    const product =
      rows.find(({ reference }) => reference === text) ?? (named.length === 1 ? named[0] : undefined)
    if (product) found.set(text, product)
  }
  return found
}

/** The ids of the products with these numbers. */
export async function findNumbered(db: Database, businessId: string, references: string[]) {
  if (references.length === 0) return []
  const isNamed = and(eq(products.businessId, businessId), inArray(products.reference, references))
  const rows = await db.select({ id: products.id }).from(products).where(isNamed)
  return rows.map(({ id }) => id)
}
