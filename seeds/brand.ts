import { eq } from 'drizzle-orm'
import { keepPicture } from '#app/features/businesses/brand.server.ts'
import { type Business, businessRows } from '#app/features/businesses/business.table.ts'
import { pictureSizes, type Typeface } from '#app/features/profiles/brand.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'

type Brand = { accent: string; typeface: Typeface; logo: string; cover: string }

/** A business's colour, typeface, and the drawings of its logo and cover. */
export async function plantBrand(tx: Database, business: Business, { accent, typeface, logo, cover }: Brand) {
  await tx.update(businessRows).set({ accent, typeface }).where(eq(businessRows.id, business.id))
  const { default: sharp } = await import('sharp')
  for (const [kind, drawing] of [
    ['logo', logo],
    ['cover', cover],
  ] as const) {
    const { width, height } = pictureSizes[kind]
    const image = await sharp(Buffer.from(drawing))
      .resize(width, height)
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
    await keepPicture(tx, { business, kind, image, width, height })
  }
}
