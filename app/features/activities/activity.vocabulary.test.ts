import { expect, test } from 'vitest'
import { activityGroups, activityTypes } from './activity.vocabulary.ts'

test('every type of activity belongs to one filter of the activities page', () => {
  const grouped = Object.values(activityGroups).flatMap(({ types }) => [...types] as string[])
  expect(grouped.toSorted()).toEqual([...activityTypes].toSorted())
})
