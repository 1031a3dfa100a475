import { readContentPage } from '#app/features/content/content.server.ts'
import { ContentPage } from '#app/features/content/content-page.tsx'
import { db } from '#app/platform/database.server.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/content.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Content · Vouchsafe' }]

// GET /business/ai-sentiments/content
export async function loader({ context, request }: Route.LoaderArgs) {
  const owner = memberWith(context, 'contentGenerator')
  return readContentPage(db, owner.business, new URL(request.url).searchParams)
}

export default function ContentRoute({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData} />
}
