import type { Page } from '@playwright/test'
import { linkInMail } from './mailbox.ts'

type Newcomer = { name: string; email: string; password: string; website: string }

/** Signs up a business and confirms the address. */
export async function signUp(page: Page, { name, email, password, website }: Newcomer) {
  await page.goto('/business/signup')
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Website of your business').fill(website)
  await page.getByRole('button', { name: 'Sign up free' }).click()
  await page.getByRole('heading', { name: 'Check your email' }).waitFor()
  await page.goto(await linkInMail(page, email, '/business/verify-email'))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await page.waitForURL('**/business/dashboard')
}
