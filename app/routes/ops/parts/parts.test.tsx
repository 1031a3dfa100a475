import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import AdminPart from './admin-part.tsx'
import Parts from './parts.tsx'

const draw = (address: string) =>
  renderToString(
    <RouterProvider
      router={createMemoryRouter(
        [
          { path: '/dev/parts', element: <Parts /> },
          { path: '/dev/parts/admin', element: <AdminPart /> },
        ],
        { initialEntries: [address] },
      )}
    />,
  )

test.each(['/dev/parts', '/dev/parts/admin', '/dev/parts/admin?show=error', '/dev/parts/admin?show=sign-in'])(
  '%s is drawn without a style attribute or element, which the policy would refuse',
  (address) => {
    const html = draw(address)
    expect(html).toContain('<main')
    expect(html).not.toMatch(/\sstyle=|<style/)
  },
)

test('every id stands once on the sheet of parts', () => {
  const ids = [...draw('/dev/parts').matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
})
