import { and, eq, ne, sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { lockBusiness } from '#app/features/businesses/lock-business.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { isUuid } from '#app/platform/ids.ts'
import { conflict, notFound } from '#app/platform/refusal.ts'
import { typedLine, typedText } from '#app/platform/typed-text.ts'
import { replyTemplates } from './reply-template.table.ts'
import { type ReplyTemplate, templateLimits } from './reply-template.ts'

const columns = { id: replyTemplates.id, name: replyTemplates.name, text: replyTemplates.text }
const ofBusiness = (businessId: string) => eq(replyTemplates.businessId, businessId)

/** In alphabetical order. */
export const listTemplates = (db: Database, businessId: string): Promise<ReplyTemplate[]> =>
  db
    .select(columns)
    .from(replyTemplates)
    .where(ofBusiness(businessId))
    .orderBy(sql`lower(${replyTemplates.name})`)

type Adding = { businessId: string; template: NewTemplate }

export async function addTemplate(db: Database, { businessId, template }: Adding) {
  return db.transaction(async (tx) => {
    await lockBusiness(tx, businessId)
    if ((await tx.$count(replyTemplates, ofBusiness(businessId))) >= templateLimits.ofBusiness)
      throw conflict(
        `You have ${templateLimits.ofBusiness} templates, which is the most. Delete one to add another.`,
      )
    const id = uuidv7()
    await requireFreeName(tx, businessId, template.name, id)
    const at = now()
    await tx.insert(replyTemplates).values({ businessId, id, ...template, createdAt: at, updatedAt: at })
    return id
  })
}

type OfTemplate = { businessId: string; templateId: string }

export async function changeTemplate(
  db: Database,
  { template, ...of }: OfTemplate & { template: NewTemplate },
) {
  if (!isUuid(of.templateId)) throw notFound('template')
  return db.transaction(async (tx) => {
    await lockBusiness(tx, of.businessId)
    await requireFreeName(tx, of.businessId, template.name, of.templateId)
    const changed = await tx
      .update(replyTemplates)
      .set({ ...template, updatedAt: now() })
      .where(isTemplate(of))
      .returning({ id: replyTemplates.id })
    if (changed.length === 0) throw notFound('template')
  })
}

/** Returns what was deleted, so that it can be added again. */
export async function deleteTemplate(db: Database, of: OfTemplate): Promise<ReplyTemplate> {
  if (!isUuid(of.templateId)) throw notFound('template')
  const [deleted] = await db.delete(replyTemplates).where(isTemplate(of)).returning(columns)
  if (!deleted) throw notFound('template')
  return deleted
}

const isTemplate = ({ businessId, templateId }: OfTemplate) =>
  and(ofBusiness(businessId), eq(replyTemplates.id, templateId))

async function requireFreeName(tx: Database, businessId: string, name: string, id: string) {
  const hasName = and(
    ofBusiness(businessId),
    sql`lower(${replyTemplates.name}) = lower(${name})`,
    ne(replyTemplates.id, id),
  )
  if ((await tx.$count(replyTemplates, hasName)) > 0) throw conflict('Another template has this name.')
}

export const newTemplate = z
  .object({
    name: typedLine({
      ...templateLimits.name,
      tooShort: 'Please give it a name',
      tooLong: 'The name may have at most 60 characters',
    }),
    text: typedText({
      ...templateLimits.text,
      tooShort: 'Please write the text',
      tooLong: 'The text may have at most 2,000 characters',
    }),
  })
  .brand<'NewTemplate'>()
type NewTemplate = z.output<typeof newTemplate>
