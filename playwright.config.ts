import { createServer } from 'node:net'
import { defineConfig } from '@playwright/test'
import { findChromium } from './tests/chromium.ts'

// The configuration is read again in every worker: what is decided once travels in the environment.
process.env.E2E_PORT ??= String(await findFreePort())
process.env.E2E_SITE_PORT ??= String(await findFreePort())

const port = process.env.E2E_PORT
const baseURL = `http://localhost:${port}`
const { executablePath, env } = await findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  globalSetup: './tests/e2e/demo-template.ts',
  // A journey waits half of the time. Two side by side share no account, no business and no mailbox.
  workers: 2,
  // Generous: a machine that does other work too is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // A test that passes only when repeated is named in the last lines of `npm test`.
  retries: 1,
  forbidOnly: true,
  reporter: [['line']],
  use: {
    baseURL,
    trace: 'on-first-retry',
    launchOptions: {
      executablePath,
      env: { ...process.env, ...env } as Record<string, string>,
      // A camera that is always allowed: the machines of tests have none.
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
  webServer: {
    command: `"${process.execPath}" tests/e2e-server.mjs`,
    url: `${baseURL}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: port, HOST: '127.0.0.1', APP_URL: baseURL, DEMO: process.env.DEMO ?? '0' },
  },
})

function findFreePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}
