import { Outlet } from 'react-router'
import { VisitorFrame } from '#app/features/reviews/visitor-frame.tsx'
import { messages } from '#app/languages/messages.server.ts'
import { loadDocument } from '#app/ui/load-document.ts'
import type { Route } from './+types/visitor-layout'
import { chooseVisitorLanguage, readFrame } from './public-page.server.ts'

/** Pages about a business, in the language of their reader. */
export const handle = { area: 'public' }

export async function loader({ request }: Route.LoaderArgs) {
  const { page, reviewForm } = messages[chooseVisitorLanguage(request)]
  const { language, collectedWith, privacy } = reviewForm
  const { skip, theme, themes, dashboard, imprint } = page
  return {
    ...(await readFrame(request)),
    words: { skip, theme, themes, language, dashboard, collectedWith, privacy, imprint },
  }
}

export const clientLoader = loadDocument

export default function VisitorPages({ loaderData: { isSignedIn, words } }: Route.ComponentProps) {
  return (
    <VisitorFrame isSignedIn={isSignedIn} words={words}>
      <Outlet />
    </VisitorFrame>
  )
}
