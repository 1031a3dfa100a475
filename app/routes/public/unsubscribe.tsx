import type { ReactNode } from 'react'
import { data } from 'react-router'
import {
  declineInvitation,
  findUnsubscribing,
  unsubscribe,
} from '#app/features/invitations/stop-mails.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { fillWords } from '#app/languages/languages.ts'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { readForm } from '#app/platform/form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/unsubscribe'

export const headers = () => ({ 'referrer-policy': 'no-referrer' })

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.say.out ?? 'Invitations')

// GET /unsubscribe/:token only asks, because mail scanners follow links too. In the language of the mail.
export async function loader({ params }: Route.LoaderArgs) {
  const { language, ...found } = await findUnsubscribing(db, params.token)
  const { reviewForm, unsubscribing, invitation } = messages[language]
  const say = { ...unsubscribing, all: invitation.unsubscribe }
  return { ...found, pageLanguage: language, words: reviewForm, say }
}

// POST /unsubscribe/:token: no more invitations, or not this one.
export async function action({ params, request }: Route.ActionArgs) {
  const { act } = await readForm(request)
  if (act === 'decline') await declineInvitation(db, params.token)
  else await unsubscribe(db, params.token)
  return data({ done: act === 'decline' ? ('declined' as const) : ('unsubscribed' as const) })
}

export default function Unsubscribe({
  loaderData: { business, state, isSuppressed, words, say },
  actionData,
}: Route.ComponentProps) {
  const fill = (text: string) => fillWords(text, { business: business.name })
  const isOut = isSuppressed || actionData?.done === 'unsubscribed'
  return (
    <Visitor
      aside={
        <p className="border-t border-rule pt-2">
          <strong className="font-medium text-ink">{say.stays}</strong> {say.staysText}
        </p>
      }
      business={business}
      words={words}
    >
      <div className="grid grid-cols-1 gap-7 wrap-anywhere">
        {isOut ? (
          <>
            <h1 className="text-4xl">{say.out}</h1>
            <p role="status">{fill(say.outText)}</p>
          </>
        ) : state === 'declined' ? (
          <>
            <h1 className="text-4xl">{say.declined}</h1>
            <p role="status">{fill(say.declinedText)}</p>
            <Choice act="unsubscribe">{fill(say.all)}</Choice>
          </>
        ) : (
          <>
            <h1 className="text-4xl">{say.title}</h1>
            <p>{fill(say.text)}</p>
            <div className="grid grid-cols-1 justify-items-start gap-3">
              <Choice act="unsubscribe" isMain>
                {fill(say.all)}
              </Choice>
              {(state === 'queued' || state === 'sent' || state === 'clicked') && (
                <Choice act="decline">{say.decline}</Choice>
              )}
            </div>
          </>
        )}
      </div>
    </Visitor>
  )
}

type ChoiceProps = { act: string; isMain?: boolean; children: ReactNode }

function Choice({ act, isMain, children }: ChoiceProps) {
  return (
    <form method="post">
      <Button className="wrap-anywhere" kind={isMain ? 'primary' : 'secondary'} name="act" value={act}>
        {children}
      </Button>
    </form>
  )
}
