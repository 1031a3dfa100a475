import { expect, test } from 'vitest'
import { worstFiles, zipOf } from '#tests/worst-files.ts'
import { UnreadableTable } from './delimited-text.server.ts'
import { readTableFile } from './table-file.server.ts'

const limits = { rows: 100_000, columns: 180, rowLength: 100_000 }

async function read(file: File, most = limits) {
  const all: string[][] = []
  for await (const { rows } of readTableFile(file, most)) all.push(...rows.map(({ cells }) => cells))
  return all
}

const sentenceAbout = (file: File) =>
  read(file).then(
    (rows) => `${rows.length} rows`,
    (error) => {
      if (error instanceof UnreadableTable) return error.message
      throw error
    },
  )

test.for(Object.keys(worstFiles))('a file of %s is refused with a sentence', async (name) => {
  const { file, refusal } = worstFiles[name as keyof typeof worstFiles]
  expect(await sentenceAbout(file(4))).toMatch(refusal)
})

test('the entries of a JSON file are rows below the names of all that they hold, wherever its list is', async () => {
  const json = JSON.stringify({
    about: { list: [1, 2] },
    reviews: [
      { a: { b: 'x' }, photos: [{ url: '1' }, { url: '2' }] },
      { late: true, a: { b: null, c: 5 } },
    ],
    other: [{ z: 1 }],
  })
  expect(await read(new File([json], 'a.json'))).toEqual([
    ['a.b', 'photos.url', 'late', 'a.c'],
    ['x', '1\n2'],
    ['', '', 'true', '5'],
  ])
})

test('a file of more rows than wanted is refused before the rest is read', async () => {
  const most = { ...limits, rows: 3 }
  await expect(read(new File(['a\n'.repeat(5)], 'a.csv'), most)).rejects.toThrow('more than 3 rows')
  const json = JSON.stringify(Array.from({ length: 4 }, () => ({ a: 1 })))
  await expect(read(new File([json], 'a.json'), most)).rejects.toThrow('more than 3 entries')
})

test('the first sheet of a workbook is rows, its dates among them', async () => {
  const relations = (type: string, target: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const text = (cell: string, value: string) => `<c r="${cell}" t="inlineStr"><is><t>${value}</t></is></c>`
  const rows = [
    `<row r="1">${text('A1', 'Bewertung')}${text('B1', 'Datum')}${text('C1', 'Text')}</row>`,
    `<row r="3"><c r="A3"><v>4.5</v></c><c r="B3" s="1"><v>45718</v></c>${text('C3', 'Schön &amp; gut')}</row>`,
  ]
  const file = zipOf(
    {
      '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
      '_rels/.rels': relations('officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': `<workbook ${main} xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relations('worksheet', 'worksheets/sheet1.xml'),
      'xl/styles.xml': `<styleSheet ${main}><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
      'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows.join('')}</sheetData></worksheet>`,
    },
    'Bewertungen.xlsx',
  )
  expect(await read(file)).toEqual([
    ['Bewertung', 'Datum', 'Text'],
    ['4.5', '2025-03-02T00:00:00.000Z', 'Schön & gut'],
  ])
})
