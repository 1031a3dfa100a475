import { expect, test } from 'vitest'
import { inEveryPlan, planAdds, planRows } from './plan-comparison.ts'
import { plans } from './plans.ts'

const { starter, pro, enterprise } = plans

test('a plan lists what it adds to the plan before it', () => {
  expect(planAdds(starter)).toEqual(['10 reviews a month', '50 invitations a month'])
  expect(planAdds(pro, starter)).toEqual([
    '100 reviews a month',
    '500 invitations a month',
    'Invite a whole list',
    'Analytics',
    'Export as CSV',
  ])
  expect(planAdds(enterprise, pro)).toEqual([
    'Unlimited reviews a month',
    'Unlimited invitations a month',
    'AI Sentiments',
    'Remove Vouchsafe branding',
  ])
})

test('every row of the comparison appears: either under every plan or under the plans that add it', () => {
  const added = [planAdds(starter), planAdds(pro, starter), planAdds(enterprise, pro)].flat().join('\n')
  for (const { label } of planRows) {
    const isAdded = added.toLowerCase().includes(label.toLowerCase())
    expect(isAdded, label).toBe(!inEveryPlan.includes(label))
  }
})
