import { readFileSync } from 'node:fs'
import { socialNetworks } from '#app/platform/social-networks.ts'
import { describe, expect, test } from '#tests/database.ts'
import { instanceForm, instanceSettings } from './instance.schema.ts'
import { changeInstanceSettings, findInstanceSettings } from './settings.server.ts'

describe('the operator’s settings', () => {
  test('have their defaults before anybody set them', async ({ db }) => {
    expect(await findInstanceSettings(db)).toMatchObject({
      operatorName: null,
      hasDirectory: true,
      social: { github: null },
      support: { phone: null },
    })
  })

  test('are kept, and changed as a whole', async ({ db }) => {
    const first = instanceSettings.parse({
      operatorName: ' Ada  Lovelace ',
      social: { github: 'https://github.com/ada' },
    })
    await changeInstanceSettings(db, first)
    expect(await findInstanceSettings(db)).toMatchObject({
      operatorName: 'Ada Lovelace',
      social: { github: 'https://github.com/ada', x: null },
    })
    await changeInstanceSettings(db, instanceSettings.parse({ hasDirectory: false }))
    expect(await findInstanceSettings(db)).toMatchObject({ operatorName: null, hasDirectory: false })
  })

  test('refuse an address that is not https, with a sentence', () => {
    const parsed = instanceSettings.safeParse({ social: { x: 'javascript:alert(1)' } })
    expect(parsed.error?.issues[0]?.message).toContain('https://')
  })

  test('have an icon for every network', () => {
    const ids = [...readFileSync('public/social.svg', 'utf8').matchAll(/<symbol id="(\w+)"/g)].map(
      ([, id]) => id,
    )
    expect(ids.sort()).toEqual(socialNetworks.map(({ id }) => id).sort())
  })

  test('come out of the form as they are kept: boxes that are not ticked, and fields of a group', () => {
    const parsed = instanceForm.parse({
      operatorName: 'Ada',
      hasDirectory: 'on',
      'social.github': '',
      'support.phone': '+49 40 1234',
    })
    expect(parsed).toMatchObject({
      operatorName: 'Ada',
      hasDirectory: true,
      operatesForItself: false,
      social: { github: null },
      support: { phone: '+49 40 1234', email: null },
    })
  })
})
