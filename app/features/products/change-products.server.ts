import { Readable } from 'node:stream'
import { and, eq, inArray } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import {
  findFile,
  isFile,
  keepFile,
  removeFiles,
  storeFile,
} from '#app/features/files/stored-files.server.ts'
import { centred } from '#app/features/profiles/brand.vocabulary.ts'
import { reEncode } from '#app/features/profiles/re-encode-picture.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { isOtherName } from '#app/platform/visible-text.ts'
import { type NewProduct, newProduct, productLimits } from './product.schema.ts'
import { type Product, products } from './product.table.ts'
import { isProduct } from './read-products.server.ts'

type Of = { businessId: string; productId: string }

/** Adds a product, or refuses a number that another one has. */
export async function addProduct(
  db: Database,
  { businessId, product }: { businessId: string; product: NewProduct },
) {
  const [added] = await insertProducts(db, businessId, [product])
  if (!added) throw conflict(`Another product has the number “${product.reference}”.`)
  return added
}

async function insertProducts(db: Database, businessId: string, added: NewProduct[]): Promise<Product[]> {
  const at = now()
  const room = productLimits.ofBusiness - (await db.$count(products, eq(products.businessId, businessId)))
  if (added.length > room) throw conflict(`A business can have ${productLimits.ofBusiness} products here.`)
  return db
    .insert(products)
    .values(added.map((product) => ({ businessId, id: uuidv7(), ...product, createdAt: at, updatedAt: at })))
    .onConflictDoNothing()
    .returning()
}

/**
 * Changes everything but the number. A name under which reviews were written (`isReviewed`) stays public as a former one
 * for two years: nobody passes the reviews of one product off as those of another.
 */
export async function changeProduct(
  tx: Database,
  { businessId, productId }: Of,
  { product, isReviewed }: { product: NewProduct; isReviewed: boolean },
) {
  const before = await lockProduct(tx, { businessId, productId })
  const { name, address, brand, gtin } = product
  const at = now()
  const isRenamed = isReviewed && isOtherName(before.name, name)
  const formerNames = isRenamed
    ? [{ name: before.name, until: at.toISOString() }, ...before.formerNames]
    : before.formerNames
  await tx
    .update(products)
    .set({ name, address, brand, gtin, formerNames, updatedAt: at })
    .where(isProduct({ businessId, id: productId }))
}

async function lockProduct(tx: Database, { businessId, productId }: Of) {
  const [found] = await tx
    .select()
    .from(products)
    .where(isProduct({ businessId, id: productId }))
    .for('update')
  if (!found) throw notFound('product')
  return found
}

/** Deletes a product without reviews; one with reviews is no longer sold, and they stay. Returns what is left of it. */
export async function removeProduct(tx: Database, of: Of, { isReviewed }: { isReviewed: boolean }) {
  const before = await lockProduct(tx, of)
  const isIt = isProduct({ businessId: of.businessId, id: of.productId })
  // The foreign key refuses if a review arrives at this moment.
  if (!isReviewed) {
    await deletePictureFile(tx, of)
    await tx.delete(products).where(isIt)
  } else
    await tx
      .update(products)
      .set({ endedAt: before.endedAt ?? now(), updatedAt: now() })
      .where(isIt)
  return before
}

export async function sellAgain(db: Database, { businessId, productId }: Of) {
  await db
    .update(products)
    .set({ endedAt: null, updatedAt: now() })
    .where(isProduct({ businessId, id: productId }))
}

/** What an order, a file or a list names. Without a number it cannot be told from others, and makes no product. */
export type NamedProduct = { reference: string; name: string; address?: string | null }

/**
 * The products with these numbers, made where there are none, in this order. What a known product is called stays as it is:
 * only its owner renames it.
 */
export async function matchProducts(
  tx: Database,
  businessId: string,
  named: NamedProduct[],
): Promise<Product[]> {
  const read = named.flatMap((each) => newProduct.safeParse(each).data ?? [])
  const wanted = [...new Map(read.map((each) => [each.reference, each])).values()]
  if (wanted.length === 0) return []
  const isNamed = and(
    eq(products.businessId, businessId),
    inArray(
      products.reference,
      wanted.map(({ reference }) => reference),
    ),
  )
  const known = await tx.select().from(products).where(isNamed)
  const missing = wanted.filter(({ reference }) => known.every((each) => each.reference !== reference))
  if (missing.length > 0) await insertProducts(tx, businessId, missing)
  const all = missing.length > 0 ? await tx.select().from(products).where(isNamed) : known
  return wanted.flatMap(({ reference }) => all.filter((each) => each.reference === reference))
}

/** The file of a picture that a product shows, or 404. */
export async function findProductPicture(
  db: Database,
  { businessId, pictureId }: { businessId: string; pictureId: string },
) {
  if (!isUuid(businessId) || !isUuid(pictureId)) throw notFound('picture')
  const isShown = and(eq(products.businessId, businessId), eq(products.pictureId, pictureId))
  if ((await db.$count(products, isShown)) === 0) throw notFound('picture')
  return findFile(db, { businessId, id: pictureId })
}

/** Shows an uploaded picture, in a square on white, in place of the one before. */
export async function keepProductPicture(db: Database, { businessId, productId }: Of, bytes: Buffer) {
  const { image, width, height } = await reEncode(bytes, 'logo', { ...centred, isWhole: true })
  const kind = { businessId, type: 'image/jpeg' as const, mostBytes: 1_000_000 }
  const file = { businessId, id: await storeFile(db, kind, Readable.from([image])) }
  await db.transaction(async (tx) => {
    await deletePictureFile(tx, { businessId, productId })
    await keepFile(tx, file)
    await tx
      .update(products)
      .set({ pictureId: file.id, pictureWidth: width, pictureHeight: height, updatedAt: now() })
      .where(isProduct({ businessId, id: productId }))
  })
}

/** Removes the file of the picture; its row is the caller's. */
async function deletePictureFile(tx: Database, { businessId, productId }: Of) {
  const [found] = await tx
    .select({ pictureId: products.pictureId })
    .from(products)
    .where(isProduct({ businessId, id: productId }))
    .for('update')
  if (!found) throw notFound('product')
  if (found.pictureId) await removeFiles(tx, isFile({ businessId, id: found.pictureId }))
}
