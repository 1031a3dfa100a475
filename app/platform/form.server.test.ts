import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { readForm, withForm } from './form.server.ts'
import { openReceivedFiles } from './received-files.server.ts'

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

describe('a posted form', () => {
  test('is read from either encoding, the last of equal names', async () => {
    const wanted = { a: '2', b: 'ü & 💥' }
    const encoded = new URLSearchParams([
      ['a', '1'],
      ['a', '2'],
      ['b', 'ü & 💥'],
    ])
    expect(await readForm(post(encoded))).toEqual(wanted)
    const multipart = new FormData()
    for (const [name, value] of encoded) multipart.append(name, value)
    expect(await readForm(post(multipart))).toEqual(wanted)
  })

  test('that is no form is 400', async () => {
    await expect(readForm(post('{}', { 'content-type': 'application/json' }))).rejects.toMatchObject({
      status: 400,
    })
    const broken = post('x', { 'content-type': 'multipart/form-data; boundary=y' })
    await expect(readForm(broken)).rejects.toMatchObject({ status: 400 })
  })

  test('that is too large is 413, also when it does not say how large it is', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' }
    const endless = new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(16_384)) })
    await expect(readForm(post(endless, type))).rejects.toMatchObject({ status: 413 })
    await expect(readForm(post('a'.repeat(200_000), type))).rejects.toMatchObject({ status: 413 })
  })

  test('of thousands of parts is 413, and of headers of one part only the first are read', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=edge' }
    const part = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const headers = `--edge\r\n${'A: b\r\n'.repeat(2000)}\r\n\r\n\r\n`
    expect(await readForm(post(`${part.repeat(20)}--edge--\r\n`, type))).toEqual({ a: '' })
    const tooMany = readForm(post(`${part.repeat(1000)}--edge--\r\n`, type))
    await expect(tooMany).rejects.toMatchObject({ status: 413 })
    expect(await readForm(post(`${headers}${part}--edge--\r\n`, type))).toEqual({ a: '' })
  })

  test('of thousands of fields is 413', async () => {
    const fields = (count: number) =>
      new URLSearchParams(Array.from({ length: count }, (_, at) => [`f${at}`, '']))
    expect(Object.keys(await readForm(post(fields(200))))).toHaveLength(200)
    await expect(readForm(post(fields(201)))).rejects.toMatchObject({ status: 413 })
  })

  const filesOf = (form: FormData | URLSearchParams, bytes: number, longText?: string) =>
    withForm(post(form), { bytes, longText }, async ({ values, files }) => {
      const texts = Object.entries(files).map(async ([name, file]) => [name, file.name, await file.text()])
      return { values, files: await Promise.all(texts) }
    })

  test('with files may be larger, but only as multipart', async () => {
    const form = new FormData()
    form.set('act', 'upload')
    form.set('file', new File(['x'.repeat(200_000)], 'list.csv'))
    const [values, text] = [{ act: 'upload' }, 'x'.repeat(200_000)]
    expect(await filesOf(form, 300_000)).toEqual({ values, files: [['file', 'list.csv', text]] })
    form.set('file', new File([], 'empty.csv'))
    expect((await filesOf(form, 300_000)).files).toEqual([['file', 'empty.csv', '']])
    form.set('file', new File([], ''))
    expect(await filesOf(form, 300_000)).toEqual({ values, files: [] })
    const fields = new URLSearchParams({ list: 'x'.repeat(200_000) })
    await expect(filesOf(fields, 300_000)).rejects.toMatchObject({ status: 413 })
  })

  test('with long text hands one field over as a file, and no other', async () => {
    const form = new FormData()
    form.set('list', 'ü'.repeat(200_000))
    expect((await filesOf(form, 500_000, 'list')).files).toEqual([['list', '', 'ü'.repeat(200_000)]])
    await expect(filesOf(form, 500_000)).rejects.toMatchObject({ status: 413 })
    form.set('list', 'x'.repeat(100_000))
    expect((await filesOf(form, 500_000)).values.list).toHaveLength(100_000)
    form.set('other', 'x'.repeat(100_000))
    await expect(filesOf(form, 500_000)).rejects.toMatchObject({ status: 413 })
  })

  test('keeps its files on disk, and only until its act is over or it breaks off', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'form-test-'))
    openReceivedFiles(folder)
    const received = () => readdirSync(join(folder, 'received'), { recursive: true })
    const head =
      '--edge\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\n'
    const type = { 'content-type': 'multipart/form-data; boundary=edge' }
    const limits = { bytes: 10_000_000 }
    const text = 'a'.repeat(300_000)
    const found = await withForm(post(`${head}${text}\r\n--edge--\r\n`, type), limits, async ({ files }) => [
      files.file!.size,
      received().length,
    ])
    expect(found).toEqual([300_000, 2])
    expect(received()).toEqual([])
    // Its end never comes.
    await expect(withForm(post(head + text, type), limits, async () => 1)).rejects.toMatchObject({
      status: 400,
    })
    const endless = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from(head)),
      pull: (stream) => stream.enqueue(Buffer.alloc(65_536, 'a')),
    })
    await expect(withForm(post(endless, type), limits, async () => 1)).rejects.toMatchObject({ status: 413 })
    expect(received()).toEqual([])
    // The disk is full: said when the form has been read to its end, as a browser hears no answer before.
    let pieces = 60
    const full = new ReadableStream({
      start: (stream) => stream.enqueue(Buffer.from(head)),
      pull(stream) {
        const [name = ''] = readdirSync(join(folder, 'received'))
        const file = join(folder, 'received', name, '0')
        if (!existsSync(file)) symlinkSync('/dev/full', file)
        if (pieces-- > 0) return stream.enqueue(Buffer.alloc(65_536, 'a'))
        stream.enqueue(Buffer.from('\r\n--edge--\r\n'))
        stream.close()
      },
    })
    await expect(withForm(post(full, type), limits, async () => 1)).rejects.toMatchObject({
      status: 503,
      message: /no space left to save this/,
    })
    expect(pieces).toBe(-1)
    expect(received()).toEqual([])
    // What a killed process left is cleared within two hours, what is arriving is not.
    vi.useFakeTimers({ toFake: ['setInterval'] })
    openReceivedFiles(folder)
    for (const [name, age] of [
      ['received-left', 7200],
      ['received-now', 60],
    ] as const) {
      mkdirSync(join(folder, 'received', name))
      const at = Date.now() / 1000 - age
      utimesSync(join(folder, 'received', name), at, at)
    }
    vi.advanceTimersByTime(3_600_000)
    vi.useRealTimers()
    expect(received()).toEqual(['received-now'])
    rmSync(folder, { recursive: true })
  })
})
