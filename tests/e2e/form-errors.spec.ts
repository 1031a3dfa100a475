import type { Page } from '@playwright/test'
import pg from 'pg'
import { expect, test } from './demo.ts'
import { hydrated } from './hydrated.ts'

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

test('a field that was changed loses its error at once, and the summary its entry', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.origin}/review?business=${businessId}`)
  await page.locator('form[method=post] button').last().click()
  const summary = page.getByRole('alert')
  await expect(summary.getByRole('listitem')).toHaveCount(4)
  const name = page.locator('[name=authorName]')
  await name.pressSequentially('N')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/^Shown with your review\./)
  await expect(page.locator('[name=authorName][aria-invalid=true]')).toHaveCount(0)
  await expect(summary.getByRole('listitem').filter({ visible: true })).toHaveCount(3)
  await page.locator('[name=rating][value="4"]').check({ force: true })
  await page.locator('[name=consentShow]').check()
  await expect(page.locator('.text-danger:visible p, p.text-danger:visible')).toHaveCount(1)
  await page.locator('[name=authorEmail]').fill('n')
  await expect(summary).toBeHidden()
  await expect(page.locator('p.text-danger:visible, [aria-invalid=true]')).toHaveCount(0)
})

test('so does one of the hydrated app, until the next answer', async ({ page, demo }) => {
  await page.goto(`${demo.origin}/business/signup`)
  await hydrated(page)
  const create = page.getByRole('button', { name: 'Sign up free' })
  await create.click()
  const password = page.locator('[name=password]')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  const described = await password.evaluate((field) => field.ariaDescribedByElements![0]!.textContent!)
  await page.locator('[name=name]').fill('Nora')
  await page.locator('[name=email]').fill('nora@mail.example')
  await password.fill('short')
  await expect(password).toHaveAttribute('aria-invalid', 'false')
  await expect(page.locator('#email-error, #password-error')).toHaveCount(0)
  await create.click()
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toBeFocused()
  await expect(page.getByText(described)).toBeVisible()
})

async function expectTooOld(page: Page) {
  await page.locator('[name=ticket]').evaluate((ticket: HTMLInputElement) => {
    ticket.value = 'expired'
  })
  await page.locator('form[method=post] button:not([type=button])').last().click()
  const error = page.getByRole('alert').filter({ hasText: 'This form has been open for a long time' })
  await expect(error).toBeFocused()
  await expect(error).toBeInViewport({ ratio: 1 })
}
