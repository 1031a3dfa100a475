import { afterEach } from 'vitest'
import { endExperiment, startExperiment } from '#app/features/widget-counts/experiments.server.ts'
import { createWidget } from '#app/features/widgets/creating.server.ts'
import { hours, moveClock, now, seconds } from '#app/platform/clock.ts'
import { expect, test } from '#tests/database.ts'
import { aBusiness, aReview } from '#tests/factories.ts'
import { serveWidgets } from '#tests/widget-doors.ts'

const served = serveWidgets()
afterEach(() => moveClock(Date.now() - now().getTime()))

const text = 'Warm rolls, and somebody had thought to add butter.'

test('an experiment takes the reviews out of the script in its hours, and never out of the page for frames', async ({
  db,
}) => {
  const business = await aBusiness(db, { tierName: 'pro' })
  await aReview(db, { business, text })
  const { id: widgetId } = await db.transaction((tx) => createWidget(tx, { business }))
  const bodyOf = async (face: string) => (await fetch(`${served.origin}/w/${widgetId}.${face}`)).text()
  const isShown = async (face: string) => (await bodyOf(face)).includes(text)
  expect(await isShown('js')).toBe(true)

  await startExperiment(db, { business, widgetId })
  const shown = new Set<boolean>()
  for (let hour = 0; hour < 30; hour++) {
    moveClock(hours(1))
    shown.add(await isShown('js'))
    expect(await isShown('html')).toBe(true)
  }
  expect(shown.size).toBe(2)

  await endExperiment(db, { business, widgetId })
  for (let hour = 0; hour < 10; hour++) {
    moveClock(hours(1) + seconds(1))
    expect(await isShown('js')).toBe(true)
  }
})
