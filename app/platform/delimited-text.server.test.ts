import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readTable, type TableRow, UnreadableTable } from './delimited-text.server.ts'
import { textOfFile } from './file-text.server.ts'

const limits = { columns: 100, rowLength: 20_000 }

async function read(text: string) {
  const rows: TableRow[] = []
  for await (const row of readTable([text], limits)) rows.push(row)
  return rows
}

/** Reads it all and keeps nothing. */
async function drain(text: string) {
  for await (const { cells } of readTable([text], limits)) if (!cells) throw new Error('a row without cells')
}

const cellsOf = async (text: string) => (await read(text)).map(({ cells }) => cells)

const manyRows = (count: number) =>
  Array.from({ length: count }, (_, at) => `Person ${at}, person-${at}@mail.example, A-${at}`).join('\n')

/** How much this process computed in all, and at most between two turns of other requests, in milliseconds. */
async function measure(work: () => Promise<unknown>) {
  const computed = () => process.cpuUsage().user / 1000
  const start = computed()
  let [last, longest, isDone] = [start, 0, false]
  const look = () => {
    longest = Math.max(longest, computed() - last)
    last = computed()
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  look()
  return { longest, all: last - start }
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** How many bytes more were held at most, at some moments meanwhile: garbage, which comes and goes, is collected before. */
async function mostHeld(work: () => Promise<unknown>) {
  const held = () => {
    collectGarbage()
    const { heapUsed, arrayBuffers } = process.memoryUsage()
    return heapUsed + arrayBuffers
  }
  const before = held()
  let [most, turns, isDone] = [0, 0, false]
  const look = () => {
    if (++turns % 60 === 0) most = Math.max(most, held() - before)
    if (!isDone) setImmediate(look)
  }
  setImmediate(look)
  await work()
  isDone = true
  return Math.max(most, held() - before)
}

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

  const size = 3_900_000
  test.for([
    ['a row of commas', ','.repeat(size)],
    ['rows of commas', ',,\n'.repeat(size / 3)],
    ['quotation marks never closed', '"'.repeat(10_000_000)],
    ['one cell', 'a'.repeat(size)],
    ['one quoted cell of many lines', `Ada,a@mail.example\n"${'Bea,b@mail.example\n'.repeat(200_000)}`],
    ['spaces', ' '.repeat(size)],
    ['lines', '\n'.repeat(size)],
    ['200 columns', `${'a,'.repeat(200)}\n`.repeat(9000)],
  ])('of nothing but %s holds up nobody and takes little memory', async ([, text]) => {
    const usual = await measure(() => read(manyRows(10_000)))
    const readIt = () => drain(text!).catch((error) => expect(error).toBeInstanceOf(UnreadableTable))
    expect((await measure(readIt)).longest).toBeLessThan(usual.all)
    expect(await mostHeld(readIt)).toBeLessThan(50 * 1024 * 1024)
  })
})

describe('a file', () => {
  const bytes = async (...all: number[]) => {
    let text = ''
    for await (const piece of textOfFile(new File([new Uint8Array(all)], 'list.csv'))) text += piece
    return text
  }

  test('is read in the encoding of older spreadsheets too', async () => {
    expect(await bytes(0x4d, 0xfc, 0x6c)).toBe('Mül')
    expect(await bytes(0xff, 0xfe, 0x4d, 0, 0xfc, 0)).toBe('Mü')
    expect(await bytes(0x4d, 0, 0x2c, 0, 0xfc, 0)).toBe('M,ü')
    expect(await bytes(0xfe, 0xff, 0, 0x4d, 0, 0xfc)).toBe('Mü')
    expect(await bytes(0xef, 0xbb, 0xbf, 0xc3, 0xbc)).toBe('ü')
  })

  test('is read as one text where a letter lies across two pieces', async () => {
    const text = `${'a'.repeat(65_535)}üöä`
    const pieces: string[] = []
    for await (const piece of textOfFile(new File([text], 'list.csv'))) pieces.push(piece)
    expect(pieces.join('')).toBe(text)
  })
})
