import { expect, it } from 'vitest'
import { judgeService } from './service-state.vocabulary.ts'

const mailOf = (failing: number, isMailOff: boolean) =>
  judgeService({
    isDatabaseUp: true,
    isMailOff,
    freeDisk: 0.5,
    connectionsWanted: 0,
    mails: { waiting: 0, failing },
  }).find(({ name }) => name === 'Mail')

it('does not call mail good that is not set up, and never hides mail that fails behind that', () => {
  expect(mailOf(0, true)).toMatchObject({ isGood: true, isOff: true })
  expect(mailOf(0, false)).toMatchObject({ isGood: true, isOff: false })
  expect(mailOf(5, true)).toMatchObject({ isGood: false, isOff: false })
})
