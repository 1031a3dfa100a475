import { redirect } from 'react-router'
import { findStoppable, stopPersonRequest } from '#app/features/operator/person-requests.server.ts'
import { findLanguageOf } from '#app/features/operator/personal-data.server.ts'
import { languages } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { Button } from '#app/ui/button.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/your-data'

export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.say.stop ?? 'Your data')

// GET /your-data/:token only asks, because mail scanners follow links too. In the language of the mail.
export async function loader({ params: { token }, request }: Route.LoaderArgs) {
  const isStopped = token === 'stopped'
  const asked = new URL(request.url).searchParams.get('language')
  const pageLanguage = isStopped
    ? (languages.find((known) => known === asked) ?? 'en')
    : await findLanguageOf(db, (await findStoppable(db, token)).email)
  return { isStopped, pageLanguage, say: messages[pageLanguage].yourData }
}

// POST /your-data/:token: nothing is handed out or erased. The request is gone then, so the answer has an address of its own.
export async function action({ params: { token } }: Route.ActionArgs) {
  const { email } = await findStoppable(db, token)
  const language = await findLanguageOf(db, email)
  await stopPersonRequest(db, token)
  return redirect(`/your-data/stopped?language=${language}`, 303)
}

export default function YourData({ loaderData: { isStopped, say } }: Route.ComponentProps) {
  return (
    <div className="page pt-[clamp(32px,5vw,72px)]">
      <div className="grid max-w-[600px] justify-items-start gap-5">
        <h1 className="text-4xl">{isStopped ? say.stopped : say.stopTitle}</h1>
        <p role={isStopped ? 'status' : undefined}>{isStopped ? say.stoppedText : say.stopText}</p>
        {!isStopped && (
          <form method="post">
            <Button kind="primary">{say.stop}</Button>
          </form>
        )}
      </div>
    </div>
  )
}
