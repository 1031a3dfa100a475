import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeToast, leavingMs, shownToasts, showToast } from './toast-queue.ts'

const titles = () => shownToasts().map((toast) => toast.title)

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  while (shownToasts().length > 0) {
    for (const toast of shownToasts()) closeToast(toast.id)
    vi.advanceTimersByTime(1000)
  }
  vi.useRealTimers()
})

test('three toasts stand at once; a fourth waits until one has left', () => {
  for (const title of ['one', 'two', 'three', 'four']) showToast({ title })
  expect(titles()).toEqual(['one', 'two', 'three'])

  closeToast(shownToasts()[0]!.id)
  vi.advanceTimersByTime(leavingMs - 1)
  expect(titles()).toEqual(['one', 'two', 'three'])
  vi.advanceTimersByTime(1)
  expect(titles()).toEqual(['two', 'three'])
  vi.advanceTimersByTime(250)
  expect(titles()).toEqual(['two', 'three', 'four'])
})

test('a toast that leaves is closed at once and gone when its animation is over', () => {
  showToast({ title: 'one' })
  closeToast(shownToasts()[0]!.id)
  expect(shownToasts()[0]?.isOpen).toBe(false)
  vi.advanceTimersByTime(leavingMs)
  expect(shownToasts()).toEqual([])
})
