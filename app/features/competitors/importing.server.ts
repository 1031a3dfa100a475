import { and, desc, eq } from 'drizzle-orm'
import type { Business } from '#app/features/businesses/business.table.ts'
import type { ImportPreview, ImportProblem } from '#app/features/reviews/import-preview.server.ts'
import { findReviewFile, settingsOf } from '#app/features/reviews/importing.server.ts'
import { saveUploadSettings } from '#app/features/uploads/uploading.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { enqueue } from '#app/platform/queue.server.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { competitorImports } from './competitor.table.ts'
import type { ListedCompetitor } from './competitors.server.ts'
import { initialsOf } from './initials.ts'

type OfImport = { businessId: string; importId: string }

export const isCompetitorImport = ({ businessId, importId }: OfImport) =>
  and(eq(competitorImports.businessId, businessId), eq(competitorImports.id, importId))

type Starting = { business: Business; userId: string; competitor: ListedCompetitor; uploadId: string }

/** Starts the import of a checked file, in the background. A second click changes nothing. */
export async function startCompetitorImport(
  db: Database,
  { business, userId, competitor, uploadId }: Starting,
) {
  if (competitor.otherBusinessId) throw conflict('This competitor’s reviews are read from its public page.')
  const upload = await findReviewFile(db, business.id, uploadId, 'competitor')
  const settings = settingsOf(upload)
  if (!settings) throw conflict('Please check the columns of this file first.')
  const importId = upload.id
  await db.transaction(async (tx) => {
    const [started] = await tx
      .insert(competitorImports)
      .values({
        ...{ businessId: business.id, id: importId, competitorId: competitor.id, fileName: upload.fileName },
        ...{ source: settings.source, rows: upload.shape.rows, createdBy: userId },
        problems: settings.preview.problems.map(withoutName),
      })
      .onConflictDoNothing()
      .returning({ id: competitorImports.id })
    if (!started) return
    const of = { businessId: business.id, uploadId, kind: 'competitor' as const }
    await saveUploadSettings(tx, of, { ...settings, isInUse: true })
    await enqueue(tx, 'competitors.import-file', { businessId: business.id, importId })
  })
}

const withoutName = (problem: ImportProblem): ImportProblem => ({
  ...problem,
  who: initialsOf(problem.who) ?? '–',
})

/** A preview with all that is kept of the authors' names. */
export const withInitials = ({ first, problems, ...preview }: ImportPreview): ImportPreview => ({
  ...preview,
  problems: problems.map(withoutName),
  first: first.map((each) => ({ ...each, authorName: initialsOf(each.authorName) ?? 'A customer' })),
})

export async function findCompetitorImport(db: Database, competitor: OfCompetitor, importId: string) {
  const [found] = isUuid(importId)
    ? await db
        .select()
        .from(competitorImports)
        .where(and(isCompetitorImport({ businessId: competitor.businessId, importId }), isOf(competitor)))
    : []
  if (!found) throw notFound('import')
  return found
}

type OfCompetitor = { businessId: string; competitorId: string }

const isOf = ({ businessId, competitorId }: OfCompetitor) =>
  and(eq(competitorImports.businessId, businessId), eq(competitorImports.competitorId, competitorId))

/** The imports of a competitor's reviews, newest first. */
export const listCompetitorImports = (db: Database, competitor: OfCompetitor) =>
  db
    .select({
      ...{ id: competitorImports.id, source: competitorImports.source, added: competitorImports.added },
      ...{ createdAt: competitorImports.createdAt, finishedAt: competitorImports.finishedAt },
    })
    .from(competitorImports)
    .where(isOf(competitor))
    .orderBy(desc(competitorImports.createdAt))
    .limit(10)
