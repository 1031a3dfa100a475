import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, test } from './demo.ts'

test.use({ viewport: { width: 390, height: 700 } })

let businessId: string
let reviewId: string

test.beforeAll(async ({ demo }) => {
  const database = new pg.Client({ connectionString: demo.databaseUrl })
  await database.connect()
  const { rows } = await database.query(
    `select business_id, id from reviews where state = 'published' and text <> '' limit 1`,
  )
  await database.end()
  businessId = rows[0].business_id
  reviewId = rows[0].id
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('an error of the whole review form is in view and has the focus', async ({ page, demo }) => {
      await page.goto(`${demo.origin}/review?business=${businessId}`)
      await page.locator('[name=rating][value="4"]').check({ force: true })
      await page.locator('[name=text]').fill('The loaf was good and the queue was long.')
      await page.locator('[name=authorName]').fill('Nora')
      await page.locator('[name=authorEmail]').fill('nora@mail.example')
      await page.locator('[name=consentShow]').check()
      await expectTooOld(page)
    })

    test('so is that of the report form', async ({ page, demo }) => {
      await page.goto(`${demo.origin}/business/${businessId}/report?review=${reviewId}`)
      await page.locator('[name=ground]').first().check({ force: true })
      await page.locator('[name=explanation]').fill('It insults a judge by name.')
      await page.locator('[name=goodFaith]').check()
      await expectTooOld(page)
    })
  })
}

async function expectTooOld(page: Page) {
  await page.locator('[name=ticket]').evaluate((ticket: HTMLInputElement) => {
    ticket.value = 'expired'
  })
  await page.locator('form[method=post] button:not([type=button])').last().click()
  const error = page.getByRole('alert').filter({ hasText: 'This form has been open for a long time' })
  await expect(error).toBeFocused()
  await expect(error).toBeInViewport({ ratio: 1 })
}
