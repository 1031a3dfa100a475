import { eq } from 'drizzle-orm'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, MemoryRouter } from 'react-router'
import { businesses } from '#app/features/businesses/business.table.ts'
import { businessClosing, setBusinessActive } from '#app/features/businesses/set-business-active.server.ts'
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { closeBusiness } from '#app/features/deletion/closures.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { expect, test } from '#tests/database.ts'
import { visit } from '#tests/doors.ts'
import { aBusiness, aReview, aUser } from '#tests/factories.ts'
import { ClosedLine } from './area.tsx'
import * as dashboard from './dashboard.tsx'
import * as layout from './layout.tsx'

type Closed = Parameters<typeof ClosedLine>[0] | null

async function closedOn(
  db: Database,
  close: (of: { userId: string; businessId: string }) => Promise<unknown>,
) {
  const { id, name, email } = await aUser(db)
  const { id: businessId } = await aBusiness(db, { ownerId: id })
  await close({ userId: id, businessId })
  const [business] = await db.select().from(businesses).where(eq(businesses.id, businessId))
  const user = { id, name, email, emailVerified: true, isOperator: false }
  const { data } = await visit(layout.loader, { owner: { sessionId: 'test', user, business: business! } })
  const { closed } = data as { closed: Closed }
  const html =
    closed &&
    renderToStaticMarkup(
      <MemoryRouter>
        <ClosedLine {...closed} />
      </MemoryRouter>,
    )
  return html?.replace(/<[^>]+>/g, '').replace('&amp;', '&') ?? null
}

test('every page of a closed business says so, its deadline, and how to download', async ({ db }) => {
  expect(await closedOn(db, async () => undefined)).toBeNull()
  expect(await closedOn(db, (of) => closeBusiness(db, of))).toMatch(
    /^Corner & Crumb is closed\. It collects no reviews, .* On .* it is erased with them\. Reopen it or download everything$/,
  )
  const reason = 'It is not a real shop.'
  const byOperator = (businessId: string) =>
    setBusinessActive(db, businessClosing.parse({ businessId, isActive: 'false', reason }))
  expect(await closedOn(db, ({ businessId }) => byOperator(businessId))).toMatch(
    /^The operator closed Corner & Crumb\. .* Reason: It is not a real shop\. Download everything$/,
  )
})

test('the dashboard of a closed business asks for nothing', async ({ db }) => {
  const { id, name, email } = await aUser(db)
  const made = await aBusiness(db, { ownerId: id })
  await aReview(db, { business: made, rating: 1 })
  const user = { id, name, email, emailVerified: true, isOperator: false }
  const shown = async () => {
    const [business] = await db.select().from(businesses).where(eq(businesses.id, made.id))
    const { data } = await visit(dashboard.loader, {
      owner: { sessionId: 'test', user, business: business! },
    })
    const props = data as Parameters<typeof DashboardPage>[0]
    const Page = createRoutesStub([
      { path: '/', Component: () => <DashboardPage {...props} pinned={null} /> },
    ])
    return renderToStaticMarkup(<Page />)
  }
  expect(await shown()).toContain('What to do next')
  await closeBusiness(db, { userId: id, businessId: made.id })
  expect(await shown()).not.toContain('What to do next')
})
