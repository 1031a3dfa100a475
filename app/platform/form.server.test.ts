import { describe, expect, test } from 'vitest'
import { readForm, readFormWithFiles } from './form.server.ts'

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

  test('of thousands of parts, or of headers of one part, is 413', async () => {
    const type = { 'content-type': 'multipart/form-data; boundary=edge' }
    const part = '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'
    const headers = `--edge\r\n${'A: b\r\n'.repeat(2000)}\r\n\r\n\r\n`
    expect(await readForm(post(`${part.repeat(20)}--edge--\r\n`, type))).toEqual({ a: '' })
    for (const body of [part.repeat(1000), headers]) {
      await expect(readForm(post(`${body}--edge--\r\n`, type))).rejects.toMatchObject({ status: 413 })
    }
  })

  test('of thousands of fields is 413', async () => {
    const fields = (count: number) =>
      new URLSearchParams(Array.from({ length: count }, (_, at) => [`f${at}`, '']))
    expect(Object.keys(await readForm(post(fields(200))))).toHaveLength(200)
    await expect(readForm(post(fields(201)))).rejects.toMatchObject({ status: 413 })
  })

  test('with files may be larger, but only as multipart', async () => {
    const form = new FormData()
    form.set('file', new File(['x'.repeat(200_000)], 'list.csv'))
    expect((await readFormWithFiles(post(form), 300_000)).files.file).toMatchObject({ size: 200_000 })
    form.set('file', new File([], 'empty.csv'))
    expect((await readFormWithFiles(post(form), 300_000)).files.file).toMatchObject({ size: 0 })
    form.set('file', new File([], ''))
    expect((await readFormWithFiles(post(form), 300_000)).files).toEqual({})
    const fields = new URLSearchParams({ list: 'x'.repeat(200_000) })
    await expect(readFormWithFiles(post(fields), 300_000)).rejects.toMatchObject({ status: 413 })
  })
})
