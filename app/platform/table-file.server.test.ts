import { expect, test } from 'vitest'
import { worstFiles } from '#tests/worst-files.ts'
import { readTableFile } from './table-file.server.ts'
import { UnreadableTable } from './table-row.ts'

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
  expect(await sentenceAbout(file(8))).toMatch(refusal)
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
