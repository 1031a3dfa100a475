import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { periods } from '#app/periods.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { aContactForm } from '#tests/contact-messages.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aUser } from '#tests/factories.ts'
import { type ContactStatus, newContact, statusChange } from './contact.schema.ts'
import { contactStatusChanges, contacts } from './contact.table.ts'
import {
  changeStatus,
  countContacts,
  countOpenContacts,
  findContact,
  listContacts,
  maintainContacts,
} from './contact-desk.server.ts'
import { sendContact } from './receive-contact.server.ts'

function aContact(db: Database, given: Record<string, string> = {}) {
  const contact = newContact.parse(aContactForm(given))
  return sendContact(db, { contactId: uuidv7(), contact, source: 'contact_page', userAgent: null })
}

const change = (db: Database, contactId: string, status: ContactStatus, userId: string) =>
  changeStatus(db, statusChange.parse({ contactId, status }), { userId })

describe('the operator', () => {
  test('changes the status of a message, which records who did it and when', async ({ db }) => {
    const operator = await aUser(db, { name: 'Grace Operator', isOperator: true })
    const id = await aContact(db)
    await change(db, id, 'in_progress', operator.id)
    await change(db, id, 'answered', operator.id)
    const [found] = await findContact(db, id)
    expect(found).toMatchObject({
      status: 'answered',
      history: [
        { to: 'in_progress', by: 'Grace Operator' },
        { to: 'answered', by: 'Grace Operator' },
      ],
    })
  })

  test('cannot make an impossible change: 409, and nothing is recorded', async ({ db }) => {
    const operator = await aUser(db)
    const id = await aContact(db)
    await change(db, id, 'closed', operator.id)
    await expect(change(db, id, 'answered', operator.id)).rejects.toMatchObject({ status: 409 })
    await expect(change(db, id, 'new', operator.id)).rejects.toMatchObject({ status: 409 })
    await expect(change(db, uuidv7(), 'closed', operator.id)).rejects.toMatchObject({ status: 404 })
    expect(await db.$count(contactStatusChanges, eq(contactStatusChanges.contactId, id))).toBe(1)
  })

  test('of two simultaneous attempts to close, one succeeds', async ({ db }) => {
    const operator = await aUser(db)
    const id = await aContact(db)
    const tries = [change(db, id, 'closed', operator.id), change(db, id, 'closed', operator.id)]
    const results = await Promise.allSettled(tries)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  test('sees urgent messages first, then the newest, page by page', async ({ db }) => {
    await db.delete(contacts)
    const ids = []
    for (let count = 0; count < 21; count += 1)
      ids.push(await aContact(db, { isUrgent: count === 3 ? 'on' : '' }))
    const first = await listContacts(db, { status: 'new', page: 1 })
    expect(first.contacts.map(({ id }) => id).slice(0, 3)).toEqual([ids[3], ids[20], ids[19]])
    expect(first).toMatchObject({ hasMore: true, contacts: { length: 20 } })
    const second = await listContacts(db, { status: 'new', page: 2 })
    expect(second.contacts.map(({ id }) => id)).toEqual([ids[0]])
    expect(second.hasMore).toBe(false)
    expect(await listContacts(db, { status: 'closed', page: 1 })).toEqual({ contacts: [], hasMore: false })
    expect(await countContacts(db)).toEqual({ new: 21, in_progress: 0, answered: 0, closed: 0 })
    expect(await countOpenContacts(db)).toBe(21)
  })
})

describe('a message is erased', () => {
  test('180 days after it was settled, and no earlier', async ({ db }) => {
    const operator = await aUser(db)
    const [answered, closed, reopened] = [await aContact(db), await aContact(db), await aContact(db)]
    await change(db, answered, 'answered', operator.id)
    await change(db, closed, 'closed', operator.id)
    await change(db, reopened, 'closed', operator.id)
    await change(db, reopened, 'in_progress', operator.id)
    const isKept = async (id: string) => (await findContact(db, id)).length === 1
    const maintainAfter = async (count: number) => {
      moveClock(days(count))
      await maintainContacts(db)
      moveClock(-days(count))
    }
    await maintainAfter(periods.settledMessageDays - 1)
    expect(await Promise.all([answered, closed, reopened].map(isKept))).toEqual([true, true, true])
    await maintainAfter(periods.settledMessageDays + 1)
    expect(await Promise.all([answered, closed, reopened].map(isKept))).toEqual([false, false, true])
    await maintainAfter(periods.unsettledMessageDays + 1)
    expect(await isKept(reopened)).toBe(false)
    expect(await db.$count(contactStatusChanges, eq(contactStatusChanges.contactId, reopened))).toBe(0)
  })
})
