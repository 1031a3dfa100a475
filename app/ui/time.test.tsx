import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PageTimeZone } from './page-language.ts'
import { Time } from './time.tsx'

test('a day without a time is not put into the zone of its reader, who may be west of Greenwich', () => {
  const day = renderToStaticMarkup(<Time at="2026-06-10T00:00:00.000Z" />)
  expect(day).toContain('>10 Jun 2026</time>')
  expect(day).not.toContain('data-as')
  expect(renderToStaticMarkup(<Time at="2026-06-10T00:00:01.000Z" />)).toContain('data-as="relative"')
})

test('in the area of a business its own zone counts, before hydration too', () => {
  const late = (zone: string | null) =>
    renderToStaticMarkup(
      <PageTimeZone value={zone}>
        <Time as="date" at="2026-06-10T23:30:00.000Z" />
      </PageTimeZone>,
    )
  expect(late('Europe/Vienna')).toContain('>11 Jun 2026</time>')
  expect(late('America/Lima')).toContain('>10 Jun 2026</time>')
  expect(late(null)).toContain('at 23:30 UTC')
})
