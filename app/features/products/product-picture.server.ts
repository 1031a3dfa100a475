import { Readable } from 'node:stream'
import { and, eq } from 'drizzle-orm'
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
import { notFound } from '#app/platform/refusal.ts'
import { products } from './product.table.ts'
import { isProduct } from './read-products.server.ts'

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

type Of = { businessId: string; productId: string }

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
export async function deletePictureFile(tx: Database, { businessId, productId }: Of) {
  const [found] = await tx
    .select({ pictureId: products.pictureId })
    .from(products)
    .where(isProduct({ businessId, id: productId }))
    .for('update')
  if (!found) throw notFound('product')
  if (found.pictureId) await removeFiles(tx, isFile({ businessId, id: found.pictureId }))
}
