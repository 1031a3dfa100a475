import { test as plain } from '@playwright/test'
import { startFakeModel } from '../fakes/language-model.ts'
import type { Service } from '../service.ts'
import { expectAccessible, expectAccessibleAtEverySize, watchConsole } from './accessible.ts'
import { expect, runDemo, signInAsOwner } from './demo.ts'

type FakeModel = Awaited<ReturnType<typeof startFakeModel>>

const test = plain.extend<object, { model: FakeModel; demo: Service }>({
  model: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const model = await startFakeModel(() => ({
        tool: 'ask',
        arguments: JSON.stringify({ show: 'count', stars: '1-2' }),
      }))
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  demo: [
    ({ model }, use) => {
      const { baseUrl, model: name } = model.model()
      return runDemo({ BILLING: 'off', LLM_BASE_URL: baseUrl, LLM_MODEL: name }, use)
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('an owner reads what would be sent, agrees, asks, sees what was sent, and withdraws', async ({
  page,
  model,
  demo,
}) => {
  const complaints = watchConsole(page)
  const settings = `${demo.origin}/business/profile/language-model`
  const ask = (question: string) =>
    page.goto(`${demo.origin}/business/ai-sentiments/questions?q=${encodeURIComponent(question)}`)
  await signInAsOwner(page, demo)

  await test.step('before the consent nothing is sent', async () => {
    await ask('How happy is the zeppelin of Paolo?')
    await expect(page.getByText(/zeppelin/).first()).toBeVisible()
    expect(model.requests).toHaveLength(0)
  })

  await test.step('the owner reads an example, is told of a wrong budget, and agrees', async () => {
    await page.goto(settings)
    await expect(page.getByText(/^Nothing is sent to standin at /)).toBeVisible()
    await expect(
      page
        .getByRole('region', { name: 'An example of what would be sent' })
        .getByText(/"draft"/)
        .first(),
    ).toBeVisible()
    await expectAccessibleAtEverySize(page)
    await page.getByLabel('Budget for a month, in tokens').fill('a few')
    await page.getByRole('button', { name: 'Agree that it may be asked' }).click()
    await expect(page.getByLabel('Budget for a month, in tokens')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Budget for a month, in tokens').fill('900000')
    await page.getByRole('button', { name: 'Agree that it may be asked' }).click()
    await expect(page.getByText(/ may be asked\.$/)).toBeVisible()
  })

  await test.step('the model reads a question, our code counts, and what was sent is shown', async () => {
    await ask('How happy is the zeppelin of Paolo?')
    await expect(page).toHaveURL(/stars=1-2/)
    expect(model.requests).toHaveLength(1)
    expect(JSON.stringify(model.requests[0]!.body)).not.toContain('Paolo')
    await page.goto(settings)
    await expect(
      page.getByRole('region', { name: 'What was sent last' }).getByText(/How happy is the zeppelin/),
    ).toBeVisible()
    await expect(page.getByRole('row', { name: /questions/i })).toContainText('1')
    await expectAccessible(page)
  })

  await test.step('after a withdrawal nothing is sent', async () => {
    await page.getByRole('button', { name: 'Withdraw the consent' }).click()
    await expect(page.getByText(/^Nothing is sent to standin at /)).toBeVisible()
    await ask('How happy is the airship of Paolo?')
    await expect(page.getByText(/airship/).first()).toBeVisible()
    expect(model.requests).toHaveLength(1)
  })

  expect(complaints).toEqual([])
})
