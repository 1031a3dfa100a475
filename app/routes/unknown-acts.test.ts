import { days } from '#app/platform/clock.ts'
import { createLinkToken } from '#app/platform/token-links.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aReview } from '#tests/factories.ts'
import * as questions from './business/form-questions.tsx'
import * as templates from './business/reply-templates.tsx'
import * as inbox from './business/reviews.tsx'
import * as tags from './business/tags.tsx'
import * as desk from './public/authors-desk.tsx'

const unknown = ['', 'x', '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']

test('the author’s desk refuses an act that it does not have, inherited names too', async ({ db }) => {
  const { businessId, id: subjectId } = await aReview(db)
  const of = { businessId, subjectId, purpose: 'authors-desk' as const, lifetimeMs: days(1) }
  const params = { token: await createLinkToken(db, of) }
  for (const act of unknown)
    expect(await visit(desk.action, { params, form: { act } }), act).toMatchObject({ status: 400 })
})

test.for(Object.entries({ questions, inbox, tags, templates }))(
  'the page of %s refuses an act that it does not have, inherited names too',
  async ([, door], { owner }) => {
    for (const act of unknown)
      expect(await visit(door.action, { owner, form: { act } }), act).toMatchObject({ status: 400 })
  },
)
