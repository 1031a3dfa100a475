import { eq } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import type { Database } from '#app/platform/database.server.ts'
import { describe, expect, test } from '#tests/database.ts'
import { anOwner, visit } from '#tests/doors.ts'
import * as door from './profile.tsx'

type Owner = Awaited<ReturnType<typeof anOwner>>

const act = (owner: Owner, form: Record<string, string>) => visit(door.action, { form, owner })

describe('the profile', () => {
  const form = { act: 'save', name: 'Corner & Crumb', website: 'corner.example' }
  const saved = async (db: Database, { business }: Owner) =>
    (await db.select().from(businesses).where(eq(businesses.id, business.id)))[0]!

  test('keeps category, hours, links, language and time zone', async ({ db, owner }) => {
    const given = {
      category: 'bakery',
      hours1: '9-18',
      hours7: '18-2',
      links: 'instagram.com/crumb',
      language: 'de',
      timeZone: 'Europe/Berlin',
    }
    expect(await act(owner, { ...form, ...given })).toMatchObject({ status: 200 })
    expect(await saved(db, owner)).toMatchObject({
      category: 'bakery',
      links: ['https://instagram.com/crumb'],
      language: 'de',
      timeZone: 'Europe/Berlin',
      openingHours: {
        days: [[{ from: 540, to: 1080 }], [], [], [], [], [], [{ from: 1080, to: 120 }]],
        isByAppointment: false,
      },
    })
  })

  test('each wrong field gets its sentence, and what was typed comes back', async ({ db, owner }) => {
    const wrong = {
      category: 'casino',
      hours1: '9-33',
      hours2: '9-12, 11-13',
      links: 'javascript:alert(1)',
      language: 'xx',
      timeZone: 'Moon/Base',
    }
    const { status, data } = await act(owner, { ...form, ...wrong })
    expect(status).toBe(422)
    const { errors, values } = data as { errors: object; values: object }
    expect(Object.keys(errors).sort()).toEqual(['category', 'hours1', 'language', 'links', 'timeZone'])
    expect(values).toMatchObject(wrong)
    const overlapping = await act(owner, { ...form, hours2: '9-12, 11-13' })
    expect(overlapping.data).toMatchObject({ errors: { hours2: expect.stringMatching(/overlap/) } })
    expect(await saved(db, owner)).toMatchObject({ category: null, openingHours: null, links: [] })
  })

  test('copies Monday to the weekdays without JavaScript too, and saves nothing by that', async ({ db }) => {
    const owner = await anOwner(db)
    const { data } = await act(owner, { ...form, act: 'copy-monday', hours1: '9-18', hours6: '10-12' })
    expect(data).toMatchObject({ values: { hours2: '9-18', hours5: '9-18', hours6: '10-12' } })
    expect(await saved(db, owner)).toMatchObject({ openingHours: null })
  })
})
