import { z } from 'zod'
import type { Tried } from '#app/features/widgets/render-widget.server.ts'
import { renderSampleWall } from '#app/features/widgets/sample-wall.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { db } from '#app/platform/database.server.ts'
import { widgetPage } from '#app/routes/widget/widget-page.server.ts'
import sans from '#app/ui/fonts/geist-basic.woff2?url'
import serif from '#app/ui/fonts/newsreader-basic.woff2?url'
import type { Route } from './+types/sample-wall.ts'

/** The settings a visitor may try; missing or invalid ones keep the wall's own. */
const tryable = widgetSettings
  .pick({ theme: true, font: true, minimumRating: true, count: true })
  .extend({ kind: z.enum(['wall', 'list']) })

// GET /demo/wall: the demo's wall as a page for our own frames, restyled by its query.
export async function loader({ request }: Route.LoaderArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const { html, policy } = widgetPage(await renderSampleWall(db, triedOf(asked)), { fonts: { serif, sans } })
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

function triedOf(asked: Record<string, string>): Tried {
  const tried: Tried = Object.fromEntries(
    Object.entries(tryable.shape).flatMap(([name, schema]) => {
      const value = name in asked ? schema.safeParse(asked[name]) : null
      return value?.success ? [[name, value.data]] : []
    }),
  )
  return { ...tried, select: (tried.minimumRating ?? 1) > 1 ? 'some' : 'all' }
}
