import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { DoorsProvider } from '#app/ui/door-link.tsx'
import type { ActivityType } from './activity.vocabulary.ts'
import { ActivityList } from './activity-list.tsx'

const draw = (type: ActivityType, message: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ActivityList
        activities={[{ id: '1', type, message, relatedId: null, at: '2026-11-20T10:00:00Z', clock: '10:00' }]}
      />
    </MemoryRouter>,
  )

test('a rating is drawn as stars beside the initials of its author', () => {
  const html = draw('review_published', 'Elin Hughes gave 1 star')
  expect(html).toContain('1 out of 5 stars')
  expect(html).toContain('>EH</span>')
  expect(html).not.toContain('gave 1 star')
})

test('what the reader’s role does not open is named without a link', () => {
  const activity = {
    id: '1',
    type: 'widget_created',
    message: 'Created the widget “Wall”',
    relatedId: '2',
  } as const
  const listFor = (canOpen: (page: string) => boolean) =>
    renderToStaticMarkup(
      <MemoryRouter>
        <DoorsProvider value={canOpen}>
          <ActivityList
            activities={[{ ...activity, at: '2026-11-20T10:00:00Z', to: '/business/widgets?widget=2#code' }]}
          />
        </DoorsProvider>
      </MemoryRouter>,
    )
  expect(listFor((page) => page === 'widgets')).toContain('href="/business/widgets?widget=2#code"')
  const unlinked = listFor(() => false)
  expect(unlinked).toContain('Created the widget')
  expect(unlinked).not.toContain('href')
})

test('a name that reads as a rating changes no rating, and only reviews have one', () => {
  const html = draw('review_published', 'Ann gave 5 stars gave 1 star')
  expect(html).toContain('Ann gave 5 stars <svg')
  expect(html).toContain('1 out of 5 stars')
  expect(html).not.toContain('5 out of 5 stars')
  expect(draw('team_changed', 'Ann gave 5 stars')).not.toContain('out of 5')
})

test.each([
  ['Zoë de Vries', 'ZV'],
  ['Quentin', 'Q'],
  ['鈴木 一郎', '鈴一'],
  ['“Ann” <b>', 'AB'],
  ['🍞', ''],
])('%s has the initials %s', (name, initials) => {
  expect(draw('review_published', `${name} gave 4 stars`)).toContain(`>${initials}</span>`)
})
