import { z } from 'zod'
import { sampleSites } from '#app/features/published-reviews/sample-sites.ts'
import type { Tried } from '#app/features/widgets/render-widget.server.ts'
import { renderSampleWall } from '#app/features/widgets/sample-wall.server.ts'
import { widgetSettings } from '#app/features/widgets/widget.schema.ts'
import { db } from '#app/platform/database.server.ts'
import { widgetPage } from '#app/routes/widget/formats.server.ts'
import sans from '#app/ui/fonts/geist-basic.woff2?url'
import serif from '#app/ui/fonts/newsreader-basic.woff2?url'
import type { Route } from './+types/sample-wall.ts'

const shops = z.enum(Object.keys(sampleSites) as (keyof typeof sampleSites)[]).catch('bakery')

/** The settings a visitor may try; missing or invalid ones keep the wall's own. */
const tryable = widgetSettings
  .pick({ theme: true, font: true, minimumRating: true, count: true, radius: true })
  .extend({ kind: z.enum(['wall', 'list']) })

// GET /demo/wall: the wall of a sample shop as a page for our own frames, restyled by its query.
export async function loader({ request }: Route.LoaderArgs) {
  const asked = Object.fromEntries(new URL(request.url).searchParams)
  const wall = await renderSampleWall(db, triedOf(asked), shops.parse(asked.site))
  const { html, policy } = widgetPage(wall, { fonts: { serif, sans } })
  return new Response(html, {
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
