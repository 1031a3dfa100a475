import { afterEach, expect, test } from 'vitest'
import { openLog } from './log.server.ts'
import { openMetrics } from './metrics.server.ts'
import { isObserved } from './requests.server.ts'

afterEach(() => openLog('silent'))

test('a widget that neither log nor metrics nor traces ask about costs no bookkeeping', () => {
  openLog('info')
  expect([isObserved('/w/*'), isObserved('/business/:businessId')]).toEqual([false, true])
  openLog('debug')
  expect(isObserved('/w/*')).toBe(true)
  openLog('silent')
  openMetrics({ METRICS_TOKEN: 'a token of the tests' }, '/nonexistent')
  expect(isObserved('/w/*')).toBe(true)
  openMetrics({}, '/nonexistent')
})
