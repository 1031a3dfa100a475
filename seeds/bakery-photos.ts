import { and, eq } from 'drizzle-orm'
import { addPhoto } from '#app/features/media/add-photo.server.ts'
import { decidePhoto, photoDecision } from '#app/features/media/change-photos.server.ts'
import { reviews } from '#app/features/reviews/review.table.ts'
import { messages } from '#app/languages/messages.server.ts'
import { minutes } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import photos from './bakery/photos.json' with { type: 'json' }
import { backAt } from './past.ts'

/** Drawn in place of photos; one shows what its author complains about. Each was added half an hour after its review, and shown. */
export async function plantPhotos(tx: Database, businessId: string) {
  const { default: sharp } = await import('sharp')
  for (const { author, drawing } of photos) {
    const isTheirs = and(eq(reviews.businessId, businessId), eq(reviews.authorName, author))
    const [review] = await tx
      .select({ id: reviews.id, writtenAt: reviews.writtenAt })
      .from(reviews)
      .where(isTheirs)
    const photo = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
    await backAt(new Date(review!.writtenAt.getTime() + minutes(30)), async () => {
      const added = {
        from: 'mailbox' as const,
        file: new Blob([new Uint8Array(photo)]),
        consentText: messages.en.photos.consent,
      }
      const photoId = await addPhoto(tx, { businessId, reviewId: review!.id }, added)
      await decidePhoto(tx, photoDecision.parse({ decision: 'show', businessId, photoId }))
    })
  }
}
