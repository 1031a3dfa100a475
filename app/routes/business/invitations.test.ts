import { eq } from 'drizzle-orm'
import { sendDueMail } from '#app/features/invitations/send-invitations.server.ts'
import { uploads } from '#app/features/uploads/upload.table.ts'
import { days, moveClock } from '#app/platform/clock.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anOwner, type Owner, visit } from '#tests/doors.ts'
import { anInvitation, findInvitation } from '#tests/factories.ts'
import * as sample from './invitation-sample.ts'
import * as invitations from './invitations.tsx'
import * as many from './invitations-many.tsx'
import * as problems from './invitations-problems-csv.ts'

const form = {
  act: 'invite',
  name1: 'Lotte Maes',
  email1: 'lotte@mail.example',
  language: 'nl',
  legalBasis: 'consent',
  source: 'The form on our site',
  reminders: '2',
}

describe('the page of invitations', () => {
  test('invites, and keeps what was typed where it cannot', async ({ owner }) => {
    expect(await visit(invitations.action, { owner, form })).toMatchObject({ status: 200 })
    const again = await visit(invitations.action, { owner, form })
    expect(again).toMatchObject({
      status: 422,
      data: {
        values: { name1: 'Lotte Maes', source: form.source },
        errors: { email1: expect.stringContaining('was invited in the last') },
      },
    })
    const wrong = await visit(invitations.action, { owner, form: { ...form, email1: 'x', legalBasis: '' } })
    expect(wrong).toMatchObject({ status: 422, data: { errors: { legalBasis: expect.any(String) } } })
    const { data } = await visit(invitations.loader, { owner, path: '/?state=queued&q=lott' })
    expect(data).toMatchObject({ list: { rows: [{ name: 'Lotte Maes' }] }, funnel: { invited: 1, sent: 0 } })
  })

  test('sends again and cancels its own invitations, and no other’s', async ({ db, owner }) => {
    const row = await anInvitation(db, { business: owner.business })
    const of = { businessId: row.businessId, invitationId: row.id }
    await sendDueMail(db, of)
    moveClock(days(2))
    const stranger = await anOwner(db)
    for (const act of ['resend', 'cancel']) {
      const answer = await visit(invitations.action, { owner: stranger, form: { act, id: row.id } })
      expect(answer.status).toBe(404)
    }
    expect(await findInvitation(db, of)).toMatchObject({ state: 'sent', mailsWanted: 1 })
    await visit(invitations.action, { owner, form: { act: 'resend', id: row.id } })
    expect(await findInvitation(db, of)).toMatchObject({ mailsWanted: 2 })
    await visit(invitations.action, { owner, form: { act: 'cancel', id: row.id } })
    moveClock(-days(2))
    expect(await findInvitation(db, of)).toMatchObject({ state: 'cancelled' })
  })
})

describe('a whole list', () => {
  const list = { ...form, act: 'check', list: 'Ada, ada@mail.example\nBea, bea@mail.example' }

  test('is checked, shown, and invited with the owner’s yes', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { location } = await visit(many.action, { owner, form: list })
    expect(await visit(many.loader, { owner, path: location! })).toMatchObject({
      data: { draft: { count: 2 } },
    })
    const batch = new URL(location!, 'http://localhost').searchParams.get('batch')!
    const answer = await visit(many.action, { owner, form: { act: 'queue', batch } })
    expect(answer).toMatchObject({ status: 303, location: `/business/invitations?batch=${batch}` })
    const { data } = await visit(invitations.loader, { owner, path: answer.location! })
    expect(data).toMatchObject({ funnel: { invited: 2 } })
  })

  test('too large is said so', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    for (const big of [
      { ...list, list: 'x'.repeat(17 * 1024 * 1024) },
      multipart('x'.repeat(17 * 1024 * 1024)),
    ]) {
      const answer = await visit(many.action, { owner, form: big })
      expect(answer).toMatchObject({ status: 413, data: { message: expect.stringContaining('16 MB') } })
    }
  })

  test('is read one at a time for one owner, whatever else the owner and others do', async ({ db }) => {
    const [owner, other] = [await anOwner(db, 'pro'), await anOwner(db, 'pro')]
    const people = Array.from({ length: 500 }, (_, at) => `Ada ${at},ada-${at}@mail.example`).join('\n')
    const [first, second, others, act] = await Promise.all([
      visit(many.action, { owner, form: multipart(people) }),
      visit(many.action, { owner, form: multipart(people) }),
      visit(many.action, { owner: other, form: multipart(people) }),
      visit(many.action, { owner, form: { act: 'queue', batch: 'none' } }),
    ])
    expect([first, second, others, act].map(({ status }) => status)).toEqual([303, 409, 303, 404])
    expect(second.data).toMatchObject({ message: expect.stringContaining('another list') })
    expect(await visit(many.action, { owner, form: multipart(people) })).toMatchObject({ status: 303 })
  })

  test('of 10,000 bad rows shows the first 500', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { location } = await visit(many.action, {
      owner,
      form: multipart('Ada,x@nothing\n'.repeat(10_000)),
    })
    const { data } = await visit(many.loader, { owner, path: location! })
    const { draft } = data as { draft: { problems: unknown[]; problemCount: number } }
    expect([draft.problems.length, draft.problemCount]).toEqual([500, 10_000])
  })
})

describe('a list whose columns we do not know', () => {
  const unknown = 'Wer,Wohin\nAda,ada@mail.example\nBea,bea@mail.example\nCarl,nowhere'

  test('leads to its columns, which are remembered for the next file with that header', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { location } = await visit(many.action, { owner, form: multipart(unknown) })
    expect(location).toMatch(/\?upload=/)
    const upload = new URL(location!, 'http://localhost').searchParams.get('upload')!
    expect(await visit(many.loader, { owner, path: location! })).toMatchObject({
      data: {
        list: {
          columns: [
            { name: 'Wer', samples: ['Ada', 'Bea', 'Carl'], use: '' },
            { name: 'Wohin', use: 'email' },
          ],
        },
      },
    })
    const columns = { act: 'columns', upload, 'use.0': 'name' }
    const without = await visit(many.action, { owner, form: columns })
    expect(without).toMatchObject({ status: 422, data: { values: columns } })
    const { location: checked } = await visit(many.action, { owner, form: { ...columns, 'use.1': 'email' } })
    const { data } = await visit(many.loader, { owner, path: checked! })
    expect(data).toMatchObject({
      draft: { count: 2, problems: [{ line: 4 }], first: [{ name: 'Ada' }, {}], uploadId: upload },
    })
    const again = await visit(many.action, { owner, form: multipart(unknown) })
    expect(again.location).toMatch(/\?batch=/)

    const stranger = await anOwner(db, 'pro')
    const strange = await visit(many.action, { owner: stranger, form: { ...columns, 'use.1': 'email' } })
    expect(strange.status).toBe(404)
    expect(await visit(many.loader, { owner: stranger, path: location! })).toMatchObject({ status: 404 })
    expect((await visit(many.action, { owner: stranger, form: multipart(unknown) })).location).toMatch(
      /upload=/,
    )
  })

  test('and its file survive an error in the terms', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const filled = multipart('')
    filled.set('legalBasis', '')
    filled.set('file', new File(['Email\nada@mail.example'], 'customers.csv'))
    const { status, data } = await visit(many.action, { owner, form: filled })
    const { values } = data as { values: Record<string, string> }
    expect([status, values.uploadName]).toEqual([422, 'customers.csv'])
    const { location } = await visit(many.action, { owner, form: { ...values, legalBasis: 'consent' } })
    const { data: shown } = await visit(many.loader, { owner, path: location! })
    expect(shown).toMatchObject({ draft: { count: 1, mail: { text: expect.stringMatching(/Goedendag,/) } } })
  })

  test('gives its bad rows as CSV, with formulas defused, to its own business alone', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const form = multipart('Email\n=cmd x\nada@mail.example')
    const { location: path } = await visit(many.action, { owner, form })
    const { data } = await visit(problems.loader, { owner, path: path! })
    expect(data).toContain("2,'=cmd x,This is not an email address")
    expect(await visit(problems.loader, { owner: await anOwner(db, 'pro'), path: path! })).toMatchObject({
      status: 404,
    })
  })

  test('is deleted once its customers are invited', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const { location } = await visit(many.action, { owner, form: multipart('ada@mail.example') })
    const batch = new URL(location!, 'http://localhost').searchParams.get('batch')!
    const ofOwner = eq(uploads.businessId, owner.business.id)
    expect(await db.select().from(uploads).where(ofOwner)).toHaveLength(1)
    await visit(many.action, { owner, form: { act: 'queue', batch } })
    expect(await db.select().from(uploads).where(ofOwner)).toEqual([])
  })
})

function multipart(list: string) {
  const filled = new FormData()
  for (const [name, value] of Object.entries({ ...form, act: 'check', list })) filled.set(name, value)
  return filled
}

describe('the mail before it is sent', () => {
  const draftOf = async (owner: Owner, text: string) => {
    const { location } = await visit(many.action, {
      owner,
      form: { ...form, act: 'check', list: 'Ada, ada@mail.example', text },
    })
    return `/?batch=${new URL(location!, 'http://localhost').searchParams.get('batch')}`
  }

  test('is the real one, with the owner’s words as text, in a frame that runs nothing', async ({ db }) => {
    const owner = await anOwner(db, 'pro')
    const path = await draftOf(owner, 'Thank you <script>alert(1)</script>, friend.')
    const { data, headers } = await visit(sample.loader, { owner, path })
    expect(data).toContain('Thank you &lt;script&gt;alert(1)&lt;/script&gt;, friend.')
    const policy = headers.get('content-security-policy')
    expect(policy).toMatch(/^default-src 'none'/)
    expect(policy).toContain('; sandbox ')
    expect(policy).not.toMatch(/script|same-origin|forms/)
    expect((await visit(sample.loader, { owner, path: `${path}&reminder` })).data).not.toBe(data)
  })

  test('of another business is not found', async ({ db }) => {
    const path = await draftOf(await anOwner(db, 'pro'), 'Thank you.')
    const stranger = await anOwner(db, 'pro')
    expect((await visit(sample.loader, { owner: stranger, path })).status).toBe(404)
  })
})
