import { expect, test } from 'vitest'
import { guessCustomerColumns } from './upload-list.server.ts'

const shape = (header: string[] | null, ...rows: string[][]) => ({
  header,
  headerLine: header ? 1 : 0,
  rows: rows.length,
  samples: (header ?? rows[0]!).map((_, at) => rows.map((row) => row[at]!)),
  firstRows: rows,
})

test.for(['To', 'Recipient', ' payee', 'SELLER', 'Empfänger', 'An'])(
  'addresses under “%s” are the business’s own and no customers’',
  (own) => {
    const payments = shape(['Sum', own, 'Who'], ['9.50', 'shop@own.example', 'lotte@mail.example'])
    expect(guessCustomerColumns(payments)).toEqual({ columns: ['', '', 'email'], isCertain: false })
  },
)

test.for(['Total', 'Token', 'Anna'])('“%s” only begins like them', (name) => {
  const list = shape([name, 'Sum'], ['lotte@mail.example', '1'])
  expect(guessCustomerColumns(list).columns).toEqual(['email', ''])
})

test.for([
  [
    ['Name', 'E-Mail'],
    ['Lotte', 'l@mail.example'],
    ['name', 'email'],
  ],
  [
    ['Name', 'Vorname', 'E-Mail'],
    ['Maes', 'Lotte', 'l@mail.example'],
    ['lastName', 'firstName', 'email'],
  ],
  [
    ['Nombre', 'Apellidos', 'Correo'],
    ['Lotte', 'Maes', 'l@mail.example'],
    ['firstName', 'lastName', 'email'],
  ],
  [
    ['Name', 'Vorname', 'E-Mail'],
    ['Lotte Maes', 'Lotte', 'l@mail.example'],
    ['name', 'firstName', 'email'],
  ],
  [
    ['First name', 'Last name', 'Email'],
    ['Lotte', 'Maes', 'l@mail.example'],
    ['firstName', 'lastName', 'email'],
  ],
] as const)('of %s a name is half of one only beside its other half', ([header, cells, columns]) => {
  expect(guessCustomerColumns(shape([...header], [...cells])).columns).toEqual(columns)
})
