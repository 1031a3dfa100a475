import { readFileSync } from 'node:fs'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness } from '#tests/factories.ts'
import { anUploadedList } from '#tests/uploaded-lists.ts'
import { checkList } from './check-list.server.ts'
import type { LegalBasis } from './invitation.vocabulary.ts'

const exportFile = (name: string) => new File([readFileSync(`tests/exports/customers/${name}`)], name)

async function check(db: Database, name: string, legalBasis: LegalBasis = 'existing_customer') {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const { rows, isCertain } = await anUploadedList(db, business, exportFile(name))
  const given = { businessId: business.id, rows, language: 'en', legalBasis, left: 100 } as const
  const { invitees, problems, repeated } = await checkList(db, given)
  return {
    isCertain,
    people: invitees.map(({ email, name, orderReference, language }) =>
      [email.split('@')[0], name, orderReference, language === 'en' ? null : language].join(' | '),
    ),
    problems: problems.map(({ line, why }) => `${line} ${why}`),
    repeated,
  }
}

const no = 'Said no to marketing, your file says'
const lotte = 'lotte | Lotte Maes |  | '
const bram = 'bram | Bram de Vries |  | '

type Expected = { people: string[]; problems?: string[]; repeated?: number }

test.for<[string, Expected]>([
  [
    'shopify-customers.csv',
    { people: [lotte, 'guest |  |  | '], problems: [`4 ${no}`, '6 No email address'] },
  ],
  [
    'shopify-orders.csv',
    {
      people: ['lotte | Lotte Maes | #1004 | ', 'ines | Inês Sá | #1000 | '],
      problems: [`5 ${no}`, '6 No email address'],
      repeated: 2,
    },
  ],
  ['woocommerce-customers.csv', { people: [lotte, bram] }],
  [
    'woocommerce-orders.csv',
    { people: ['lotte | Lotte Maes | WC-812 | ', 'bram | Bram de Vries | WC-811 | '], repeated: 1 },
  ],
  ['google-contacts.csv', { people: [lotte, bram, 'office |  |  | '], problems: ['7 No email address'] }],
  ['google-contacts-2019.csv', { people: ['lotte | Lotte Maes |  | nl', bram] }],
  [
    'excel-windows-1252.csv',
    {
      people: ['joerg | Jörg Müller | 4711 | ', 'aenne | Änne Schäfer | 4712 | '],
      problems: ['5 No email address'],
    },
  ],
  [
    'excel-utf8.csv',
    {
      people: ['zoe | Zoé Lefèvre | F-2026-081 | ', "anne-sophie | Anne-Sophie d'Ávila | F-2026-080 | "],
    },
  ],
  ['excel-unicode.txt', { people: ['lucja | Łucja Żak |  | pl', 'ipek | İpek Yıldız |  | tr'] }],
  ['mailchimp.csv', { people: [lotte, bram] }],
  ['square-customers.csv', { people: [lotte], problems: [`3 ${no}`, '4 No email address'] }],
  [
    'wix-contacts.csv',
    { people: ['lotte | Lotte Maes |  | nl', 'zoe | Zoé |  | fr'], problems: [`3 ${no}`] },
  ],
  ['bigcommerce-customers.csv', { people: [lotte], problems: [`3 ${no}`] }],
  [
    'paypal.csv',
    {
      people: ['lotte | Lotte Maes | INV-1 | '],
      problems: ['3 Amazon’s relay address: Amazon forbids asking for reviews through it'],
    },
  ],
  ['lightspeed-customers.csv', { people: [lotte], problems: ['3 Objected to email, your file says'] }],
])('%s is read right without choosing columns', async ([name, expected], { db }) => {
  expect(await check(db, name)).toEqual({ isCertain: true, problems: [], repeated: 0, ...expected })
})

test('an export without email addresses, as Etsy’s is, leads to its columns', async ({ db }) => {
  expect(await check(db, 'etsy-orders.csv')).toMatchObject({ isCertain: false, people: [] })
})

test('a row’s country sets its language where the owner allows and it has none', async ({ db }) => {
  const business = await aBusiness(db, { tierName: 'enterprise' })
  const countries = ['DE', 'Österreich', 'United Kingdom', 'pays-bas', 'Belgium', 'Atlantis', '']
  const list = ['Email,Country,Language', ...countries.map((name, at) => `a${at}@mail.example,${name},`)]
  const { rows } = await anUploadedList(db, business, [...list, 'b@mail.example,DE,it'].join('\n'))
  const languages = async (byCountry: boolean) => {
    const given = { businessId: business.id, rows, language: 'fr', legalBasis: 'consent', left: 100 } as const
    return (await checkList(db, { ...given, byCountry })).invitees.map(({ language }) => language)
  }
  expect(await languages(true)).toEqual(['de', 'de', 'en', 'nl', 'fr', 'fr', 'fr', 'it'])
  expect(new Set(await languages(false))).toEqual(new Set(['fr', 'it']))
})

test('where the ground is consent, a file that records consents has to say yes', async ({ db }) => {
  expect((await check(db, 'shopify-orders.csv', 'consent')).people).toHaveLength(2)
  const { people, problems } = await check(db, 'square-customers.csv', 'consent')
  expect(people).toEqual([lotte])
  expect(problems).toContain(`3 ${no}`)
})
