import type { BrowserContext } from '@playwright/test'
import { expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, signInAsOwner, test as withDemo } from './demo.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/** Signed in as the owner of the demo, who has Pro. */
const test = withDemo.extend<object, { signedIn: State }>({
  signedIn: [
    async ({ browser, demo }, use) => {
      const page = await browser.newPage()
      await signInAsOwner(page, demo)
      await use(await page.context().storageState())
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  storageState: ({ signedIn }, use) => use(signedIn),
})

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
