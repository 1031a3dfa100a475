import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable, type TableRow, textOfBytes, UnreadableTable } from './delimited-text.server.ts'

async function read(text: string) {
  const rows: TableRow[] = []
  for await (const row of readTable(text, { columns: 100, rowLength: 20_000 })) rows.push(row)
  return rows
}

const cellsOf = async (text: string) => (await read(text)).map(({ cells }) => cells)

describe('a delimited text', () => {
  test.for([
    ['commas', 'a, b\n1,2'],
    ['semicolons, with commas within the cells', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['bars', 'a|b\n1|2'],
    ['what its first line names', 'sep=;\r\na;b\r\n1;2'],
    ['quotes and a byte order mark', '\uFEFF"a","b"\r\n"1","2"\r\n'],
    ['old Mac line ends', 'a,b\r1,2'],
  ])('is separated by %s', async ([, text]) => {
    expect(await cellsOf(text!)).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ])
  })

  test('is separated by what its header has most of, whatever the cells hold', async () => {
    expect(await cellsOf('name;price\n"a, b, c, d";1,50\n')).toEqual([
      ['name', 'price'],
      ['a, b, c, d', '1,50'],
    ])
  })

  test('gives each row its line, past empty lines, line breaks in quotes and a first line that names the separator', async () => {
    const rows = await read('sep=,\nname,email\n\nAda,"a\nb"\n\n\nBea,b')
    expect(rows.map(({ line }) => line)).toEqual([2, 5, 8])
  })

  test.for([
    ['Ada,"a@mail.example\nBea,b@mail.example', 'The first row has a quotation mark that is not closed'],
    ['Ada,a@mail.example\nBea,"b@mail.example', 'The row after line 1 has a quotation mark'],
    ['Ada,a@mail.example\n"Bea" B,b@mail.example', 'The row after line 1 has text after a closing quotation'],
    [`Ada,a@mail.example${',x'.repeat(99)}`, 'Line 1 has more than 100 columns'],
    [`Ada,${'x'.repeat(20_001)}`, 'The first row has more than 20,000 characters'],
  ])('that cannot be read is refused with its line and the fault', async ([text, sentence]) => {
    await expect(read(text!)).rejects.toThrow(sentence)
  })

  test('as wide and as long as shops make them is read', async () => {
    const wide = `Name,Email${',x'.repeat(98)}\nAda,a@mail.example${',"long, ""quoted"""'.repeat(98)}`
    expect((await read(wide))[1]).toMatchObject({
      line: 2,
      cells: expect.arrayContaining(['long, "quoted"']),
    })
    const note = '"ü\r\n"'
    const accents = Array.from({ length: 9000 }, (_, at) => `Jürgen Müß,j${at}@mail.example,${note}`)
    const names = new Set((await cellsOf(accents.join('\r\n'))).map(([name]) => name))
    expect([...names]).toEqual(['Jürgen Müß'])
  })

  test('never breaks anything, whatever is in it', async () => {
    const quietly = (text: string) =>
      read(text).catch((error) => {
        if (!(error instanceof UnreadableTable)) throw error
      })
    const anyText = fc.string({ unit: 'binary', maxLength: 300 })
    await fc.assert(fc.asyncProperty(anyText, async (text) => void (await quietly(text))))
  })
})

test.for<[string, number[]]>([
  ['Mül', [0x4d, 0xfc, 0x6c]],
  ['Mü', [0xff, 0xfe, 0x4d, 0, 0xfc, 0]],
  ['M,ü', [0x4d, 0, 0x2c, 0, 0xfc, 0]],
  ['Mü', [0xfe, 0xff, 0, 0x4d, 0, 0xfc]],
  ['ü', [0xef, 0xbb, 0xbf, 0xc3, 0xbc]],
])('“%s” is read in its encoding, those of older spreadsheets too', ([text, bytes]) => {
  expect(textOfBytes(new Uint8Array(bytes))).toBe(text)
})
