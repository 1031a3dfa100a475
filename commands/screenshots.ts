// npm run screenshots [-- page …]: every screen of the demo at three widths in both themes, into screenshots/.
// npm run screenshots -- kinds: each kind of widget, into docs/widgets/.
// npm run screenshots -- news: the pictures of the blog, into app/routes/public/news/.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from '../tests/chromium.ts'
import { takePictures } from './widget-pictures.ts'

const port = 3990
const origin = `http://localhost:${port}`
const widths = [390, 768, 1440]
const screens: Record<string, (business: string) => string> = {
  landing: () => '/',
  integrations: () => '/integrations',
  faq: () => '/faq',
  about: () => '/about',
  blog: () => '/blog',
  careers: () => '/careers',
  demo: () => '/demo',
  review: (business) => `/review?business=${business}&rating=4`,
  business: (business) => `/business/${business}`,
  transparency: (business) => `/business/${business}/transparency`,
  login: () => '/business/login',
  signup: () => '/business/signup',
  dashboard: () => '/business/dashboard',
  invitations: () => '/business/invitations',
  reviews: () => '/business/reviews',
  analytics: () => '/business/analytics',
  topics: () => '/business/analytics/topics',
  suggestions: () => '/business/analytics/suggestions',
  digest: () => '/business/analytics/digest',
  sentiments: () => '/business/ai-sentiments',
  questions: () => '/business/ai-sentiments/questions?q=What+do+people+say+about+bread%3F',
  competitors: () => '/business/ai-sentiments/competitors',
  content: () => '/business/ai-sentiments/content',
  widgets: () => '/business/widgets',
  profile: () => '/business/profile',
  model: () => '/business/profile/language-model',
  subscription: () => '/business/subscription',
  activities: () => '/business/activities',
  account: () => '/profile',
  operator: () => '/operator',
  reports: () => '/operator/reports',
  undelivered: () => '/operator/mail',
  record: () => '/operator/record',
  mail: () => '/dev/mail',
}
const beforeSignIn = new Set([
  'landing',
  'integrations',
  'faq',
  'about',
  'blog',
  'careers',
  'demo',
  'review',
  'business',
  'transparency',
  'login',
  'signup',
])

/** Of each picture of the news: a page, the element at its top left, the width of the window and of the picture. */
const news: Record<string, [path: string, from: string, width: number, shown: number]> = {
  widgets: ['/business/widgets?add', 'main ol', 480, 480],
  'widget-views': ['/business/widgets/ID/figures', '#views', 660, 660],
  'search-and-votes': ['/business/BUSINESS', '#reviews', 440, 440],
  'short-form': ['/review?business=BUSINESS&rating=5', 'form', 440, 440],
  'public-record': ['/business/BUSINESS/transparency', 'main h1', 440, 440],
  wall: ['/', '.sites', 480, 480],
  topics: ['/', '.claims table', 480, 480],
  'order-links': ['/business/invitations/poster', '.poster [height="240"]', 440, 440],
}

const wanted = process.argv.slice(2)
const { executablePath, env } = await findChromium()
const browser = await chromium.launch({
  executablePath,
  env: { ...process.env, ...env } as Record<string, string>,
})
if (wanted[0] === 'kinds') {
  await takePictures(browser)
  await browser.close()
  process.exit()
}
const dataDir = mkdtempSync(join(tmpdir(), 'vouchsafe-screenshots-'))
const service = spawn(process.execPath, ['build/server/index.js'], {
  env: {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO: '1',
    LOG_LEVEL: 'error',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const welcome = await new Promise<string>((resolve) => {
  let printed = ''
  service.stdout.on('data', (chunk) => {
    printed += chunk
    if (/Password\s+\S+\s/.test(printed)) resolve(printed)
  })
})
const [, business = ''] = /business\/([0-9a-f-]{36})/.exec(welcome) ?? []
const [, email = ''] = /Sign in as\s+([^\s,]+)/.exec(welcome) ?? []
const [, password = ''] = /Password\s+(\S+)/.exec(welcome) ?? []

mkdirSync('screenshots', { recursive: true })
for (const colorScheme of ['light', 'dark'] as const) {
  const isNews = wanted[0] === 'news'
  const context = await browser.newContext({
    colorScheme,
    reducedMotion: 'reduce',
    deviceScaleFactor: isNews ? 2 : 1,
  })
  const page = await context.newPage()
  if (!isNews) await shoot(page, colorScheme, (name) => beforeSignIn.has(name))
  await page.goto(`${origin}/business/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/business/dashboard')
  if (isNews) await takeNews(page, colorScheme)
  else await shoot(page, colorScheme, (name) => !beforeSignIn.has(name))
  await context.close()
}
await browser.close()
service.kill('SIGTERM')
await new Promise((done) => service.once('exit', done))
rmSync(dataDir, { recursive: true, force: true })

async function shoot(page: Page, theme: string, isDue: (name: string) => boolean) {
  for (const [name, path] of Object.entries(screens)) {
    if (!isDue(name) || (wanted.length > 0 && !wanted.includes(name))) continue
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(origin + path(business), { waitUntil: 'networkidle' })
      await page.screenshot({ path: `screenshots/${name}-${width}-${theme}.png`, fullPage: true })
    }
    console.log(`${name}, ${theme}`)
  }
}

async function takeNews(page: Page, theme: string) {
  await page.goto(`${origin}/business/widgets`)
  const widget = await page.locator('main h2 a').first().getAttribute('href')
  for (const [id, [path, from, width, shown]] of Object.entries(news)) {
    await page.setViewportSize({ width, height: 900 })
    const address = path.replace('BUSINESS', business).replace('/business/widgets/ID', `${widget}`)
    await page.goto(origin + address, { waitUntil: 'networkidle' })
    const { x, y } = (await page.locator(from).first().boundingBox())!
    const left = Math.max(0, Math.min(x - 16, width - shown))
    const png = await page.screenshot({
      clip: { x: left, y: y - 16, width: shown, height: shown / 1.6 },
      fullPage: true,
    })
    await sharp(png)
      .resize(1120, 700)
      .webp({ quality: 82 })
      .toFile(`app/routes/public/news/${id}-${theme}.webp`)
    console.log(`${id}, ${theme}`)
  }
}
