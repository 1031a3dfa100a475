import { addressRemoval } from '#app/features/newsletter/newsletter.schema.ts'
import { countSubscribers, listSubscribers } from '#app/features/newsletter/newsletter.server.ts'
import { describeUnconfirmed, SubscriberList } from '#app/features/newsletter/subscriber-list.tsx'
import { DeskClear, DeskPage } from '#app/features/operator/desk-page.tsx'
import { removeSubscriberAsOperator } from '#app/features/operator/personal-data.server.ts'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { requireOperator } from '#app/routes/guards.server.ts'
import { changelog } from '#app/routes/public/changelog.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import type { Route } from './+types/operator-newsletter'
import { handleOperatorForm } from './operator-form.server.ts'

// GET /operator/newsletter?q=…
export async function loader({ request }: Route.LoaderArgs) {
  await requireOperator(request)
  const words = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? ''
  const [counts, subscribers] = await Promise.all([countSubscribers(db), listSubscribers(db, words)])
  return { words, counts, subscribers }
}

// POST /operator/newsletter: remove an address.
export async function action({ request }: Route.ActionArgs) {
  return handleOperatorForm(request, addressRemoval, async (address, operatorId) => {
    await removeSubscriberAsOperator(db, { operatorId, address })
    return { title: `${address.email} removed` }
  })
}

export default function OperatorNewsletter({ loaderData, actionData }: Route.ComponentProps) {
  const { counts, words } = loaderData
  const waiting = counts.unconfirmed > 0 && (
    <p className="text-sm">{describeUnconfirmed(counts.unconfirmed)}</p>
  )
  if (counts.confirmed === 0 && !words)
    return (
      <DeskClear
        action={
          <ButtonLink kind="primary" to="/newsletter">
            Open the sign-up page
          </ButtonLink>
        }
        result={actionData}
        sample={<Letter />}
      >
        {waiting}
      </DeskClear>
    )
  return (
    <DeskPage result={actionData} title={countOf(counts.confirmed, 'subscriber')}>
      {waiting}
      <SubscriberList {...loaderData} message={actionData?.message} />
    </DeskPage>
  )
}

/** The newest news, as the first subscribers will read them. */
const Letter = () => (
  <>
    <p className="flex items-center gap-3 border-b border-line pb-4">
      <span className="flex -space-x-2">
        {['Anna', 'Ben', 'Chloe'].map((name) => (
          <Face key={name} name={name} />
        ))}
      </span>
      To Anna, Ben and Chloe
    </p>
    <p className="font-serif text-3xl">What is new</p>
    {changelog[0]!.news.slice(0, 2).map(({ id, title, text }) => (
      <div className="grid gap-1" key={id}>
        <p className="font-serif text-xl">{title}</p>
        <p>{text}</p>
      </div>
    ))}
    <p className="flex gap-4 border-t border-line pt-4 text-xs text-muted">
      <span>You asked for this mail.</span>
      <span>Unsubscribe</span>
    </p>
  </>
)
