import { eq } from 'drizzle-orm'
import { type Business, businesses, businessRows } from '#app/features/businesses/business.table.ts'
import { suppress } from '#app/features/mailing/suppression.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { computingTime } from '#tests/computing-time.ts'
import { describe, expect, test } from '#tests/database.ts'
import { aBusiness, anInvitation, aUser } from '#tests/factories.ts'
import { mailsTo, runJobs } from '#tests/jobs.ts'
import { anUploadedList } from '#tests/uploaded-lists.ts'
import { listTerms, mailWords } from './invitation.schema.ts'
import { invitations } from './invitation.table.ts'
import { draftList, findDraft, queueDraft, requestTestMail } from './list-draft.server.ts'
import { countFunnel } from './list-invitations.server.ts'
import { readName, readOneListAtATime } from './read-list.server.ts'
import { storeList } from './upload-list.server.ts'

const terms = listTerms.parse({
  legalBasis: 'existing_customer',
  source: 'Orders of October',
  reminders: '1',
  language: 'en',
})

async function aDraft(db: Database, business: Business, text: string, words = { subject: '', text: '' }) {
  const { rows, upload } = await anUploadedList(db, business, text)
  const given = {
    business,
    userId: business.ownerId,
    rows,
    uploadId: upload.id,
    terms,
    words: mailWords.parse(words),
  }
  return findDraft(db, business, await draftList(db, given))
}

const invited = (db: Database, { id }: Business) =>
  db.select().from(invitations).where(eq(invitations.businessId, id))
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, at) => `Person ${at}, person-${at}@mail.example, A-${at}`).join('\n')

describe('reading a list', () => {
  const lotte = { name: 'Lotte Maes', email: 'lotte@mail.example' }
  const read = async (db: Database, text: string) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    return storeList(db, { business, userId: business.ownerId }, text)
  }

  test.for([
    ['commas', 'Lotte Maes, lotte@mail.example'],
    ['semicolons and a header', 'E-Mail;Name\nlotte@mail.example;Lotte Maes'],
    ['tabs, from a spreadsheet', 'Customer name\tEmail address\nLotte Maes\tlotte@mail.example'],
    [
      'quotes, a byte order mark and Windows line ends',
      '\uFEFF"Name","Email"\r\n"Lotte Maes","lotte@mail.example"\r\n',
    ],
    ['the address first', 'lotte@mail.example,Lotte Maes'],
    ['a title above the header', 'Customers of October\n\nName,Email\nLotte Maes,lotte@mail.example'],
    [
      'what mail programs write around an address',
      'Name,Email\nLotte Maes,"Lotte Maes <lotte@mail.example>; l@other.example"',
    ],
    ['last name and first name apart', 'Name;Vorname;E-Mail\nMaes;Lotte;lotte@mail.example'],
    ['a whole name beside the first one', 'Name;Vorname;E-Mail\nLotte Maes;Lotte;lotte@mail.example'],
    ['first and last name in Spanish', 'Nombre,Apellidos,Correo electrónico\nLotte,Maes,lotte@mail.example'],
    ['the last name first', '"Maes, Lotte",lotte@mail.example'],
    ['names in capitals', 'LOTTE MAES,lotte@mail.example'],
  ])('understands %s', async ([, text], { db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    expect(await anUploadedList(db, business, text!)).toMatchObject({ rows: [lotte], isCertain: true })
  })

  test.for(['Maes, GmbH', 'Maes, Inc', 'Maes, Ph.D.', 'Maes, Lotte, Bram', 'Maes,'])(
    'leaves the name “%s” as it is',
    (name) => {
      expect(readName(name, '', '')).toBe(name)
    },
  )

  test('never takes half of an address that has a blank in it', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    const { rows } = await anUploadedList(db, business, 'Name,Email\nLotte,lotte maes@mail.example')
    expect(rows).toMatchObject([{ email: 'lotte maes@mail.example' }])
  })

  test('keeps formulas and numbers that a spreadsheet marked as text as what they say', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    const text = 'Name,Email,Order\n=1+1,a@mail.example,"=""0042"""\n\'t Hart,b@mail.example,\'0043\n'
    expect((await anUploadedList(db, business, text)).rows).toMatchObject([
      { name: '', orderReference: '0042' },
      { name: "'t Hart", orderReference: '0043' },
    ])
  })

  test.for([
    ['', 'is empty.'],
    ['Lotte', 'no email address'],
    ['Lotte Maes\nBram Maes', 'no email address'],
    ['Ada,"a@mail.example\nBea,b@mail.example', 'The first row has a quotation mark that is not closed'],
    [`name,email\n${manyRows(50_001)}`, 'at most 50,000'],
  ])('explains why a list cannot be read, and keeps nothing', async ([text, sentence], { db }) => {
    expect(await read(db, text!)).toEqual({ unreadable: expect.stringContaining(sentence!) })
  })

  test('takes as many rows as a list may have', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    expect((await anUploadedList(db, business, manyRows(50_000))).rows).toHaveLength(50_000)
  })

  test('says of a file that is no list what it is, and how to save one as CSV', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    const file = (name: string, head: string) =>
      storeList(db, { business, userId: business.ownerId }, new File([Buffer.from(head, 'latin1')], name))
    const zip = (first: string) => `PK\x03\x04${'\0'.repeat(26)}${first}`
    const says = (words: string) => ({ unreadable: expect.stringContaining(words) })
    expect(await file('list.csv', zip('[Content_Types].xml xl/workbook.xml'))).toEqual(says('damaged'))
    expect(await file('list.xls', '\xd0\xcf\x11\xe0')).toEqual(says('older Excel'))
    expect(await file('list.zip', zip('list.csv'))).toEqual(says('unpack'))
    expect(await file('list.pdf', '%PDF-1.7')).toEqual(says('PDF'))
    expect(await file('list.csv', 'name,email')).toEqual(says('a header but no rows'))
  })

  test('of one owner comes after another, also when reading breaks', async () => {
    let finish = () => {}
    const first = readOneListAtATime('lotte', () => new Promise<void>((resolve) => (finish = resolve)))
    await expect(readOneListAtATime('lotte', async () => 2)).rejects.toMatchObject({ status: 409 })
    expect(await readOneListAtATime('bram', async () => 3)).toBe(3)
    finish()
    await first
    await expect(readOneListAtATime('lotte', () => Promise.reject(new Error('broken')))).rejects.toThrow()
    expect(await readOneListAtATime('lotte', async () => 4)).toBe(4)
  })
})

describe('checking a list', () => {
  test('names each row that cannot be invited, with its line and the reason', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro', monthlyInvitationCount: 498 })
    const known = await anInvitation(db, { business })
    await suppress(db, { businessId: business.id, email: 'out@mail.example', reason: 'unsubscribed' })
    const draft = await aDraft(
      db,
      business,
      [
        'name,email,order,language',
        'Ada, ADA@mail.example, 1, de-AT',
        'Bea, not an address',
        'Ada again, ada+again@mail.example',
        `Lotte, ${known.email}`,
        'Out, out@mail.example',
        ', nameless@mail.example',
        'Carl, carl@mail.example',
        'Dora, dora@mail.example',
      ].join('\n'),
    )
    expect(draft.first).toMatchObject([
      { email: 'ada@mail.example', language: 'de' },
      { name: null, language: 'en' },
    ])
    expect(draft.problems.map(({ line, why }) => [line, why])).toEqual([
      [3, 'This is not an email address'],
      [4, 'Same mailbox as in line 2'],
      [5, 'Invited in the last 90 days'],
      [6, 'Unsubscribed from your invitations'],
      [8, 'Over your plan’s limit for this month'],
      [9, 'Over your plan’s limit for this month'],
    ])
    expect(await invited(db, business)).toHaveLength(1)
  })

  test('four times the rows take about four times the work; 10,000 under 100 MB', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'enterprise' })
    const text = manyRows(10_000).replaceAll('person-77@', 'person 77 ').replaceAll('-8@mail', '-9@mail')
    const before = process.memoryUsage().rss
    const computedFew = computingTime()
    await aDraft(db, business, manyRows(2500))
    const few = computedFew()
    const computedMany = computingTime()
    const draft = await aDraft(db, business, text)
    // Comparing each row with every other would be sixteen times.
    expect(computedMany() / few).toBeLessThan(8)
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
    expect(draft.count + draft.problems.length + draft.repeated).toBe(10_000)
    expect(draft.problems.map(({ line }) => line)).toEqual([78])
  })
})

describe('inviting a list', () => {
  test('queues everybody once, however often confirmed, within the monthly quota', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    const { id: batchId } = await aDraft(db, business, manyRows(30))
    const of = { businessId: business.id, batchId }
    await Promise.all([queueDraft(db, of), queueDraft(db, of)])
    expect(await invited(db, business)).toHaveLength(30)
    const [counted] = await db.select().from(businesses).where(eq(businesses.id, business.id))
    expect(counted!.monthlyInvitationCount).toBe(30)
    expect(await countFunnel(db, business.id, batchId)).toMatchObject({
      invited: 30,
      byState: { queued: 30 },
    })
    await expect(findDraft(db, business, batchId)).rejects.toMatchObject({ status: 404 })
  })

  test('invites nobody if another list has used up the quota', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro', monthlyInvitationCount: 450 })
    const first = await aDraft(db, business, manyRows(30))
    const second = await aDraft(db, business, manyRows(30).replaceAll('person-', 'other-'))
    await queueDraft(db, { businessId: business.id, batchId: first.id })
    const late = queueDraft(db, { businessId: business.id, batchId: second.id })
    await expect(late).rejects.toMatchObject({
      status: 402,
      message: expect.stringContaining('20 of its 500'),
    })
    expect(await invited(db, business)).toHaveLength(30)
  })

  test('leaves out people who unsubscribed or were invited after the preview', async ({ db }) => {
    const business = await aBusiness(db, { tierName: 'pro' })
    const { id: batchId } = await aDraft(db, business, manyRows(3))
    await suppress(db, { businessId: business.id, email: 'person-0@mail.example', reason: 'complained' })
    await anInvitation(db, { business, email: 'person-1@mail.example' })
    await queueDraft(db, { businessId: business.id, batchId })
    const ofList = (await invited(db, business)).filter((row) => row.batchId === batchId)
    expect(ofList.map(({ email }) => email)).toEqual(['person-2@mail.example'])
  })

  test('the owner’s placeholders are filled in; a test mail goes to the owner', async ({ db, pool }) => {
    // The mails of earlier tests would go out first.
    await db.delete(invitations)
    const owner = await aUser(db)
    const business = await aBusiness(db, { tierName: 'pro', ownerId: owner.id, name: 'Brot & Zeit' })
    const words = { subject: 'Order {order} of {business}', text: '{name}, how was it? {unknown}' }
    const { id: batchId } = await aDraft(db, business, manyRows(2).replaceAll('person-', 'own-'), words)
    await requestTestMail(db, { businessId: business.id, batchId }, owner.id)
    await runJobs(db, pool)
    const [test] = await mailsTo(db, owner.email)
    expect(test!.subject).toBe('Test: Order A-0 of Brot & Zeit')
    expect(test!.text).toContain('Person 0, how was it? {unknown}')
    expect(test!.text).toContain(`/review?business=${business.id}&rating=5`)
    expect(await mailsTo(db, 'own-0@mail.example')).toEqual([])
  })

  test('another business cannot see, test or queue it', async ({ db }) => {
    const { id: batchId } = await aDraft(db, await aBusiness(db, { tierName: 'pro' }), manyRows(2))
    const stranger = await aBusiness(db, { tierName: 'pro' })
    const of = { businessId: stranger.id, batchId }
    const missing = { status: 404 }
    await expect(findDraft(db, stranger, batchId)).rejects.toMatchObject(missing)
    await expect(queueDraft(db, of)).rejects.toMatchObject(missing)
    await expect(requestTestMail(db, of, stranger.ownerId)).rejects.toMatchObject(missing)
  })
})

test('a list needs a plan that has lists, when it is checked and when it is sent', async ({ db }) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  const { id: batchId } = await aDraft(db, business, manyRows(2))
  const starter = { tierName: 'starter' as const }
  await db.update(businessRows).set(starter).where(eq(businessRows.id, business.id))
  await expect(aDraft(db, { ...business, ...starter }, manyRows(3))).rejects.toMatchObject({ status: 402 })
  await expect(queueDraft(db, { businessId: business.id, batchId })).rejects.toMatchObject({ status: 402 })
  expect(await invited(db, business)).toEqual([])
})

test('a list names the rows of the business’s own people, also recent ones', async ({ db }) => {
  const owner = await aUser(db)
  const business = await aBusiness(db, {
    tierName: 'enterprise',
    ownerId: owner.id,
    domainProvenAt: new Date(),
  })
  const next = await aUser(db)
  const list = `Ada, ${owner.email.replace('@', '+1@')}\nStaff, staff@${business.domain}\nNext, ${next.email}\nZoe, zoe-own@mail.example`
  const draft = await aDraft(db, business, list)
  const why = 'Your own address, or one of your business’s own domain'
  expect(draft.problems).toMatchObject([
    { line: 1, why },
    { line: 2, why },
  ])
  await db.update(businessRows).set({ ownerId: next.id }).where(eq(businessRows.id, business.id))
  await queueDraft(db, { businessId: business.id, batchId: draft.id })
  expect((await invited(db, business)).map(({ email }) => email)).toEqual(['zoe-own@mail.example'])
})
