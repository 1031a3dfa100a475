import { readPicture } from '#app/features/businesses/pictures.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import type { Route } from './+types/business-own-picture'

// GET /business/:businessId/pictures/{pictureId}.jpg

const year = 31_536_000

export async function loader({ params, request }: Route.LoaderArgs) {
  const { businessId, file } = params
  const pictureId = /^([0-9a-f-]{36})\.jpg$/.exec(file)?.[1]
  if (!pictureId) throw notFound('picture')
  const image = await readPicture(db, { businessId, pictureId })
  // A picture never changes under its id.
  const etag = `"${pictureId}"`
  const headers = { etag, 'cache-control': `public, max-age=${year}, immutable` }
  if (request.headers.get('if-none-match')?.includes(etag))
    return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(image), {
    headers: {
      ...headers,
      'content-type': 'image/jpeg',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    },
  })
}
