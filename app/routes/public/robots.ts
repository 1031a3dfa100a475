import { addressOf } from '#app/platform/site.server.ts'

/** What is for people who were sent there, or who are signed in. Pages that only say noindex must stay readable. */
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
