import { createWidget } from '#app/features/widgets/create-widget.server.ts'
import { heightFor } from '#app/features/widgets/widget.vocabulary.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { loader } from './oembed.ts'

const ask = async (url: string, more = '') => {
  const answer = await visit(loader, { path: `/oembed?url=${encodeURIComponent(url)}${more}` })
  const data: Record<string, string | number> = JSON.parse(answer.data as string)
  return { status: answer.status, data }
}

async function aWidget(db: Database, name = 'Corner & Crumb') {
  const business = await aBusiness(db, { name })
  await aReview(db, { business })
  const { id } = await db.transaction((tx) => createWidget(tx, { business }))
  return { business, id }
}

describe('oEmbed', () => {
  test('describes a widget, and a business, by its address, as a frame', async ({ db }) => {
    const { business, id } = await aWidget(db)
    for (const path of [
      `/w/${id}`,
      `/w/${id}.html`,
      `/w/${id}.html?page=dark#top`,
      `/business/${business.id}`,
    ]) {
      const { status, data } = await ask(addressOf(path), '&format=json')
      expect(status, path).toBe(200)
      expect(data).toMatchObject({
        version: '1.0',
        type: 'rich',
        provider_name: 'Vouchsafe',
        author_name: 'Corner & Crumb',
        width: 960,
        height: heightFor('wall', 6),
      })
      expect(data.html).toContain(`<iframe src="${addressOf(`/w/${id}.html`)}" title="`)
    }
  })

  test('keeps within the size that a site has room for', async ({ db }) => {
    const { id } = await aWidget(db)
    const { data } = await ask(addressOf(`/w/${id}`), '&maxwidth=300&maxheight=200')
    expect(data).toMatchObject({ width: 300, height: 200 })
    expect(data.html).toContain('width="300" height="200"')
    for (const wrong of ['-5', '0', '1e9', '"><script>'])
      expect((await ask(addressOf(`/w/${id}`), `&maxwidth=${encodeURIComponent(wrong)}`)).data.width).toBe(
        960,
      )
  })

  test('escapes a name in the frame’s title', async ({ db }) => {
    const { id } = await aWidget(db, '"><script>alert(1)</script>')
    const { html } = (await ask(addressOf(`/w/${id}`))).data
    expect(html).not.toContain('<script')
    expect(html).toContain('&quot;&gt;&lt;script')
  })

  test('knows no other site, no other page and no hidden business', async ({ db }) => {
    const { business, id } = await aWidget(db)
    const closed = await aBusiness(db, { isActive: false })
    const { id: closedId } = await db.transaction((tx) => createWidget(tx, { business: closed }))
    const host = new URL(addressOf('/')).host
    const hostile = [
      '',
      'javascript:alert(1)',
      `javascript://${host}/w/${id}`,
      `data:text/html,${id}`,
      `https://evil.example/w/${id}`,
      `http://${host}@evil.example/w/${id}`,
      `http://${host}.evil.example/w/${id}`,
      `ftp://${host}/w/${id}`,
      `/w/${id}`,
      addressOf(`/w/${id}.js`),
      addressOf(`/w/${id}/../../business/reviews`),
      addressOf(`/w/${closedId}`),
      addressOf(`/business/${closed.id}`),
      addressOf(`/business/${business.id}/transparency`),
      addressOf('/w/00000000-0000-7000-8000-000000000000'),
      addressOf("/w/' or 1=1 --"),
      `${'x'.repeat(5000)}`,
    ]
    for (const url of hostile) expect((await ask(url)).status, url.slice(0, 80)).toBe(404)
  })

  test('answers in JSON alone', async ({ db }) => {
    const { id } = await aWidget(db)
    expect((await ask(addressOf(`/w/${id}`), '&format=xml')).status).toBe(501)
  })
})
