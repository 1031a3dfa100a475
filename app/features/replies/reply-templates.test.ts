import { eq } from 'drizzle-orm'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { replyTemplates } from './reply-template.table.ts'
import {
  addTemplate,
  changeTemplate,
  deleteTemplate,
  listTemplates,
  newTemplate,
} from './reply-templates.server.ts'

const written = (name: string, text = 'Thank you.') => newTemplate.parse({ name, text })
const namesOf = async (db: Database, businessId: string) =>
  (await listTemplates(db, businessId)).map(({ name }) => name)

test('a business has at most 30 templates, also when they are added at once', async ({ db }) => {
  const { id: businessId } = await aBusiness(db)
  const adding = Array.from({ length: 33 }, (_, nth) =>
    addTemplate(db, { businessId, template: written(`No. ${nth}`) }),
  )
  const outcomes = await Promise.allSettled(adding)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(30)
  expect(await db.$count(replyTemplates, eq(replyTemplates.businessId, businessId))).toBe(30)
})

test('a template is changed, deleted and added again; two have never one name', async ({ db }) => {
  const { id: businessId } = await aBusiness(db)
  const templateId = await addTemplate(db, { businessId, template: written('Thanks') })
  await addTemplate(db, { businessId, template: written('Sorry') })
  await expect(addTemplate(db, { businessId, template: written('THANKS') })).rejects.toMatchObject({
    status: 409,
  })
  const of = { businessId, templateId }
  await expect(changeTemplate(db, { ...of, template: written('sorry') })).rejects.toMatchObject({
    status: 409,
  })
  await changeTemplate(db, { ...of, template: written('thanks', '<b>{{author}}</b>') })
  expect(await deleteTemplate(db, of)).toMatchObject({ name: 'thanks', text: '<b>{{author}}</b>' })
  expect(await namesOf(db, businessId)).toEqual(['Sorry'])
  await expect(deleteTemplate(db, of)).rejects.toMatchObject({ status: 404 })
})

test('another business neither changes nor deletes a template', async ({ db }) => {
  const theirs = await aBusiness(db)
  const templateId = await addTemplate(db, { businessId: theirs.id, template: written('Theirs') })
  const of = { businessId: (await aBusiness(db)).id, templateId }
  await expect(changeTemplate(db, { ...of, template: written('Mine') })).rejects.toHaveProperty('status', 404)
  await expect(deleteTemplate(db, of)).rejects.toMatchObject({ status: 404 })
  await expect(deleteTemplate(db, { ...of, templateId: 'no id' })).rejects.toMatchObject({ status: 404 })
  expect(await namesOf(db, theirs.id)).toEqual(['Theirs'])
})
