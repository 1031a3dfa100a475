import { integer, pgTable, primaryKey, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '#app/platform/columns.server.ts'
import { photoRefusals, photoStates, videoCodecs, videoTypes } from './photo.vocabulary.ts'

// Kept: photos and videos of reviews, and what their authors agreed to | author | as long as the review; a refused photo only as the fact and its reason | with reviews; the author removes it
export const reviewPhotos = pgTable(
  'review_photos',
  {
    businessId: uuid().notNull(),
    /** Also the id of its large file. */
    id: uuid().notNull(),
    reviewId: uuid().notNull(),
    smallId: uuid().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    state: text({ enum: photoStates }).notNull().default('waiting'),
    refusedFor: text({ enum: photoRefusals }),
    /** A photo with a video is its poster. */
    videoId: uuid(),
    videoType: text({ enum: videoTypes }),
    videoCodec: text({ enum: videoCodecs }),
    seconds: real(),
    /** Captions of the video, typed by its author. */
    captions: text(),
    consentText: text().notNull(),
    createdAt: createdAt(),
    decidedAt: timestamp({ withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.id] })],
)
