import { makeCard } from '#app/features/content/content.server.ts'
import { readChoice } from '#app/features/content/content.vocabulary.ts'
import { cardFileName } from '#app/features/content/draw-card.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/content-card.ts'

// GET /business/ai-sentiments/content/card.svg and .png, of one review
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'contentGenerator')
  const [, type] = /^card\.(svg|png)$/.exec(params.file) ?? []
  if (!type) throw notFound('picture')
  const choice = readChoice(new URL(request.url).searchParams, business.language)
  const svg = await makeCard(db, business, choice)
  if (!svg) throw notFound('picture')
  return new Response(type === 'svg' ? svg : await drawPngOf(svg), {
    headers: {
      'content-type': type === 'svg' ? 'image/svg+xml' : 'image/png',
      'content-disposition': `inline; filename="${cardFileName(choice.format, type)}"`,
      'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

async function drawPngOf(svg: string) {
  const { pngOf } = await import('#app/platform/picture-drawing.server.ts')
  return new Uint8Array(await pngOf(svg))
}
