import { renderSampleWall } from '#app/features/widgets/sample-wall.server.ts'
import { wallSettings } from '#app/features/widgets/widget.schema.ts'
import { db } from '#app/platform/database.server.ts'
import { wallPage } from '#app/routes/widget/wall-page.server.ts'
import sans from '#app/ui/fonts/geist-basic.woff2?url'
import serif from '#app/ui/fonts/newsreader-basic.woff2?url'
import type { Route } from './+types/sample-wall.ts'

/** The settings a visitor may try; missing or invalid ones keep the wall's own. */
const tryable = wallSettings.pick({
  theme: true,
  layout: true,
  typeface: true,
  minimumRating: true,
  count: true,
})

// GET /demo/wall: the demo's wall as a page for our own frames, restyled by its query.
export async function loader({ request }: Route.LoaderArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const tried = Object.fromEntries(
    Object.entries(tryable.shape).flatMap(([name, schema]) => {
      const value = name in asked ? schema.safeParse(asked[name]) : null
      return value?.success ? [[name, value.data]] : []
    }),
  )
  const { html, policy } = wallPage(await renderSampleWall(db, tried), { fonts: { serif, sans } })
  // The bakery’s page on the landing page has a wall of the same name.
  return new Response(html.replace('aria-label="Customer', 'aria-label="To try: customer'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.replace('frame-ancestors *', "frame-ancestors 'self'"),
      'x-robots-tag': 'noindex',
      'cache-control': 'public, max-age=60',
    },
  })
}
