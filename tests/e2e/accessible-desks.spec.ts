import { expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, testAsOwner as test } from './demo.ts'

// The owner of the demo has Pro.
const pages = [
  'dashboard',
  'invitations',
  'invitations/many',
  'invitations/order-links',
  'invitations/poster',
  'reviews',
  'reviews/tags',
  'reviews/templates',
  'reviews/import',
  'reviews/questions',
  'widgets',
  'widgets?add',
  'analytics',
  'analytics/topics',
  'profile',
  'profile/domain',
  'profile/mail',
  'subscription',
  'subscription?feature=ai-sentiments',
  'subscription/billing',
  'activities',
  'all',
  'new',
]

for (const path of pages) {
  test(`axe finds nothing on the owner’s page ${path}, and nothing sticks out at three widths`, async ({
    page,
    demo,
  }) => {
    const complaints = watchConsole(page)
    await page.goto(`${demo.origin}/business/${path}`, { waitUntil: 'load' })
    await expectAccessibleAtEverySize(page)
    expect(complaints).toEqual([])
  })
}
