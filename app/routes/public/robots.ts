import { addressOf } from '#app/platform/site.server.ts'

/**
 * Pages for people who follow a personal link or are signed in. Pages with noindex are not listed, because crawlers have to
 * read them to see it.
 */
const closed = [
  '/business/*/report',
  '/business/dashboard',
  '/business/invitations',
  '/business/reviews',
  '/business/widgets',
  '/business/analytics',
  '/business/ai-sentiments',
  '/business/profile',
  '/business/subscription',
  '/business/activities',
  '/dev/',
  '/operator',
  '/profile',
  '/r/',
  '/review/',
  '/unsubscribe/',
]

// GET /robots.txt
export function loader() {
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${addressOf('/sitemap.xml')}`,
    '',
  ]
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
