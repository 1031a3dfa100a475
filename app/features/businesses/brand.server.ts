import { Readable } from 'node:stream'
import { and, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { recordActivity } from '#app/features/activities/record-activity.server.ts'
import {
  findFile,
  isFile,
  keepFile,
  removeFiles,
  storeFile,
} from '#app/features/files/stored-files.server.ts'
import { allows, tierFor } from '#app/features/plans/plans.ts'
import { tierInForce } from '#app/features/plans/tier-in-force.server.ts'
import {
  type PictureKind,
  pictureKinds,
  type ShownPicture,
  type ShownPictures,
  typefaceNames,
} from '#app/features/profiles/brand.vocabulary.ts'
import type { ReEncoded } from '#app/features/profiles/re-encode-picture.server.ts'
import { days, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { notFound, planRequired } from '#app/platform/refusal.ts'
import { type Business, businessPictures, businessRows } from './business.table.ts'
import { lockOwnBusiness } from './lock-business.server.ts'

const labels = { accent: 'accent colour', typeface: 'typeface' } as const

/**
 * Changes the accent colour and the typeface. As with widgets, the plan decides on what changes: what is there stays after a
 * smaller plan, and may always be given up.
 */
export async function saveBrand(
  db: Database,
  { business: known, brand }: { business: Business; brand: BrandForm },
) {
  await db.transaction(async (tx) => {
    const business = await lockOwnBusiness(tx, known)
    const changed = (['accent', 'typeface'] as const).filter((key) => brand[key] !== business[key])
    if (changed.length === 0) return
    const isDesign = changed.some((key) => brand[key] !== null)
    if (isDesign && !mayDesign(business)) throw planRequired(tierFor('advancedWidgets').longName)
    await tx
      .update(businessRows)
      .set({ ...brand, updatedAt: now() })
      .where(eq(businessRows.id, business.id))
    await recordActivity(tx, {
      business,
      type: 'business_updated',
      message: `Changed the ${changed.map((key) => labels[key]).join(' and ')}`,
      relatedId: business.id,
    })
  })
}

export const mayDesign = ({ tierName }: Pick<Business, 'tierName'>) =>
  allows(tierInForce(tierName), 'advancedWidgets')

const { businessId, id, kind, width, height, removedAt } = businessPictures

export async function findPicturesOf(db: Database, ids: string[]) {
  const rows = await db
    .select({ businessId, kind, picture: { id, width, height } })
    .from(businessPictures)
    .where(and(inArray(businessId, ids), isNull(removedAt)))
  return (of: string): ShownPictures =>
    Object.fromEntries(
      rows
        .filter((row) => row.businessId === of)
        .map(({ kind: shownAs, picture }): [PictureKind, ShownPicture] => [shownAs, picture]),
    )
}

export async function findPictures(db: Database, ofBusiness: string): Promise<ShownPictures> {
  const picturesOf = await findPicturesOf(db, [ofBusiness])
  return picturesOf(ofBusiness)
}

/** The file of a picture that its business shows, or 404. */
export async function findPicture(db: Database, wanted: { businessId: string; pictureId: string }) {
  if (!isUuid(wanted.businessId) || !isUuid(wanted.pictureId)) throw notFound('picture')
  const isShown = and(eq(businessId, wanted.businessId), eq(id, wanted.pictureId), isNull(removedAt))
  if ((await db.$count(businessPictures, isShown)) === 0) throw notFound('picture')
  return findFile(db, { businessId: wanted.businessId, id: wanted.pictureId })
}

type Change = { business: Business; kind: PictureKind }

/** Shows a picture in place of the one before, whose id it returns. */
export async function keepPicture(db: Database, { business, image, ...picture }: Change & ReEncoded) {
  const ofBusiness = { businessId: business.id, type: 'image/jpeg' as const, mostBytes: 1_000_000 }
  const file = { businessId: business.id, id: await storeFile(db, ofBusiness, Readable.from([image])) }
  return db.transaction(async (tx) => {
    await lockOwnBusiness(tx, business)
    const before = await takeOff(tx, business.id, picture.kind)
    await tx.insert(businessPictures).values({ ...picture, ...file, createdAt: now() })
    await keepFile(tx, file)
    await record(tx, business, `${before ? 'Replaced' : 'Added'} the ${nameOf[picture.kind]}`)
    return before
  })
}

export async function removePicture(db: Database, { business, kind: of }: Change) {
  return db.transaction(async (tx) => {
    await lockOwnBusiness(tx, business)
    const before = await takeOff(tx, business.id, of)
    if (before) await record(tx, business, `Removed the ${nameOf[of]}`)
    return before
  })
}

/** Shows an earlier picture again, within a day. 404 for one that is gone or another business's. */
export async function restorePicture(
  db: Database,
  { business, kind: of, id: wanted }: Change & { id: string },
) {
  if (!isUuid(wanted)) throw notFound('picture')
  await db.transaction(async (tx) => {
    await lockOwnBusiness(tx, business)
    const before = await takeOff(tx, business.id, of)
    const restored = await tx
      .update(businessPictures)
      .set({ removedAt: null })
      .where(and(eq(businessId, business.id), eq(id, wanted), eq(kind, of)))
      .returning({ id })
    if (restored.length === 0) throw notFound('picture')
    if (before !== wanted) await record(tx, business, `Restored the ${nameOf[of]}`)
  })
}

const nameOf = { logo: 'logo', cover: 'cover picture' }

async function takeOff(tx: Database, ofBusiness: string, of: PictureKind) {
  const [taken] = await tx
    .update(businessPictures)
    .set({ removedAt: now() })
    .where(and(eq(businessId, ofBusiness), eq(kind, of), isNull(removedAt)))
    .returning({ id })
  return taken?.id ?? null
}

const record = (tx: Database, business: Business, message: string) =>
  recordActivity(tx, { business, type: 'business_updated', message, relatedId: business.id })

const restorableDays = 1

/** Once an hour: deletes what was replaced or removed more than a day ago. */
export async function deleteRemovedPictures(db: Database) {
  const before = new Date(now().getTime() - days(restorableDays))
  await db.transaction(async (tx) => {
    const deleted = await tx
      .delete(businessPictures)
      .where(and(isNotNull(removedAt), lt(removedAt, before)))
      .returning({ businessId, id })
    for (const picture of deleted) await removeFiles(tx, isFile(picture))
  })
}

const orNull = z.literal('').transform(() => null)

/** Lower case, as the database has it. */
const accent = z
  .string()
  .trim()
  .toLowerCase()
  .pipe(
    z.union([orNull, z.string().regex(/^#[0-9a-f]{6}$/)], {
      error: 'Please enter a colour such as #1a2b3c, or leave it empty',
    }),
  )

export const brandForm = z
  .object({
    accent,
    typeface: z.union([orNull, z.enum(typefaceNames)], { error: 'Please choose a typeface of the list' }),
  })
  .brand<'BrandForm'>()
type BrandForm = z.output<typeof brandForm>

/** A number of a slider, limited to its range; the default where it is missing or no number. */
const share = (fallback: number, [least, most]: [number, number]) =>
  z.coerce
    .number()
    .catch(fallback)
    .pipe(z.number().transform((value) => Math.min(most, Math.max(least, value))))

export const pictureChange = z
  .object({
    kind: z.enum(pictureKinds),
    x: share(50, [0, 100]).transform((percent) => percent / 100),
    y: share(50, [0, 100]).transform((percent) => percent / 100),
    zoom: share(100, [100, 400]).transform((percent) => percent / 100),
    fit: z.enum(['fill', 'whole']).catch('fill'),
  })
  .transform(({ kind, fit, ...crop }) => ({ kind, crop: { ...crop, isWhole: fit === 'whole' } }))
