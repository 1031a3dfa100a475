import { eq } from 'drizzle-orm'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { keepPicture } from '#app/features/businesses/pictures.server.ts'
import { pictureSizes } from '#app/features/profiles/picture.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import pictures from './bakery/pictures.json' with { type: 'json' }

/** The bakery's colour, typeface, logo and cover, as its owner chose them on the day it opened. */
export async function plantBrand(tx: Database, business: Business) {
  await tx
    .update(businessRows)
    .set({ accent: '#93381b', typeface: 'old-style' })
    .where(eq(businessRows.id, business.id))
  const { default: sharp } = await import('sharp')
  for (const [kind, drawing] of [
    ['logo', pictures.logo],
    ['cover', pictures.cover],
  ] as const) {
    const { width, height } = pictureSizes[kind]
    const image = await sharp(Buffer.from(drawing))
      .resize(width, height)
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
    await keepPicture(tx, { business, kind, image, width, height })
  }
}
