import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { mountDoors, workerDoors } from '#app/doors.server.ts'
import { findServiceState } from '#app/features/operator/service-state.server.ts'
import { bounds, judgeService } from '#app/features/operator/service-state.vocabulary.ts'
import { moveClock, seconds } from '#app/platform/clock.ts'
import { openMetrics } from '#app/platform/metrics.server.ts'
import { classOf } from '#app/platform/requests.server.ts'
import { expect, test } from './database.ts'

const token = 'a-token-for-measures'
const app = mountDoors(new Hono())

const ask = (authorization?: string, on = app) =>
  on.request('/metrics', { headers: authorization ? { authorization } : {} })

test('without a token there is no such address, and with one it must be sent', async ({ db }) => {
  expect(db).toBeDefined()
  openMetrics({}, '/tmp')
  expect((await ask(`Bearer ${token}`)).status).toBe(404)
  openMetrics({ METRICS_TOKEN: token }, '/tmp')
  for (const wrong of [undefined, 'Bearer', 'Bearer  ', `Basic ${token}`, `Bearer ${token}x`, 'Bearer a'])
    expect([wrong, (await ask(wrong)).status]).toEqual([wrong, 401])
  const worker = mountDoors(new Hono(), workerDoors)
  expect((await ask(`Bearer ${token}`, worker)).status).toBe(200)
  expect((await worker.request('/healthz')).status).toBe(200)
  // The database answers, and no worker runs here.
  expect([(await app.request('/readyz')).status, (await worker.request('/readyz')).status]).toEqual([
    200, 503,
  ])
})

test('every metric that the board and the alerts name is there', async ({ db }) => {
  openMetrics({ METRICS_TOKEN: token }, '/tmp')
  await db.execute(`update pgboss.queue set monitor_claim_on = now()`)
  moveClock(seconds(6))
  const text = await (await ask(`Bearer ${token}`)).text()
  const told = new Set([...text.matchAll(/^# TYPE (\w+) (\w+)/gm)].map(([, name]) => name!))
  const files = ['deploy/grafana-dashboard.json', 'deploy/alerts.yaml']
  for (const file of files) {
    const named = [...readFileSync(file, 'utf8').matchAll(/\b(?:vouchsafe|nodejs|process)_\w+/g)].map(
      ([name]) => name.replace(/_(bucket|count|sum)$/, ''),
    )
    expect(named.length).toBeGreaterThan(5)
    expect([file, named.filter((name) => !told.has(name))]).toEqual([file, []])
  }
  expect(text).toMatch(/^vouchsafe_database_up 1$/m)
  expect(text).toMatch(/^vouchsafe_queue_waiting_jobs\{job="analyses.analyse-review"\} 0$/m)
  expect(text).toMatch(/^vouchsafe_database_connections\{state="waiting"\} 0$/m)
  expect(text).not.toMatch(/\{[^}]*(@|[0-9a-f]{8}-[0-9a-f]{4})/)
})

test('the alerts and the operator’s desk draw the same bounds', () => {
  const alerts = readFileSync('deploy/alerts.yaml', 'utf8')
  expect(alerts.match(/- alert: /g)).toHaveLength(6)
  const { workerSeenSeconds, queueSeconds, mailsFailing, endpointsFailing, freeDisk, backupSeconds } = bounds
  for (const comparison of [
    `vouchsafe_worker_seen_seconds > ${workerSeenSeconds}`,
    `vouchsafe_queue_oldest_seconds) > ${queueSeconds}`,
    `vouchsafe_mails_failing) >= ${mailsFailing}`,
    `vouchsafe_webhook_endpoints_failing) >= ${endpointsFailing}`,
    `vouchsafe_disk_free_ratio < ${freeDisk}`,
    `vouchsafe_backup_age_seconds > ${backupSeconds}`,
  ])
    expect(alerts).toContain(comparison)
})

test('a request is counted by the class of its address, and no address by itself', () => {
  const classes = {
    '/business/:businessId': 'public',
    '/business/reviews': 'dashboard',
    '/businesses': 'public',
    '/': 'public',
    '/*': 'public',
    '/review': 'review-form',
    '/w/*': 'widget',
    '/api/v1/reviews/:reviewId': 'api',
    '/hooks/orders/:businessId/:sourceId': 'hook',
    '/assets/*': 'asset',
    '/robots.txt': 'asset',
    '/readyz': 'probe',
    '/operator/state': 'operator',
    none: 'none',
  }
  const found = Object.keys(classes).map((pattern) => [pattern, classOf(pattern)])
  expect(Object.fromEntries(found)).toEqual(classes)
})

test('a stuck queue is found by its age, an absent worker by its silence', async ({ db }) => {
  const find = async () => {
    moveClock(seconds(6))
    return findServiceState(db)
  }
  const bad = async () =>
    judgeService(await find())
      .filter(({ isGood }) => !isGood)
      .map(({ name }) => name)
  await db.execute(`update pgboss.queue set monitor_claim_on = now()`)
  expect(await bad()).toEqual([])
  await db.execute(`
    insert into pgboss.job (name, data, policy, created_on, start_after)
    values ('tags.forget-deleted', '{}', 'standard', now() - interval '20 minutes', now() - interval '20 minutes'),
      ('contacts.maintain', '{}', 'standard', now() - interval '2 hours', now() + interval '1 minute')`)
  await db.execute(`update pgboss.queue set monitor_claim_on = now() - interval '10 minutes'`)
  expect(await bad()).toEqual(['Website', 'Work in the background'])
  const { queues } = await find()
  expect(queues!.find(({ job }) => job === 'tags.forget-deleted')).toMatchObject({ waiting: 1 })
  expect(queues!.find(({ job }) => job === 'contacts.maintain')).toMatchObject({ waiting: 0, oldest: 0 })
})

test('mails that are refused for a while are counted, those of the last minutes are not', async ({ db }) => {
  await db.execute(`
    insert into pgboss.job (name, data, policy, state, created_on, start_after)
    select 'team.send-invitation', '{}', 'standard', 'retry', now() - make_interval(mins => n), now() + interval '1 hour'
    from unnest(array[1, 2, 30, 31, 32, 33, 34]) as n`)
  moveClock(seconds(6))
  const state = await findServiceState(db)
  expect(state.mails!.failing).toBe(5)
  expect(judgeService(state).find(({ name }) => name === 'Mail')).toMatchObject({
    isGood: false,
    sentence: 'The mail server has refused 5 mails for a while; each is tried again.',
  })
})
