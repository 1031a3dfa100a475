import { findBusinessFacts } from '#app/features/businesses/finding.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import type { Route } from './+types/review-erased'

export const meta = () => [{ title: 'Erased · Vouchsafe' }, { name: 'robots', content: 'noindex' }]

// GET /review/erased?business={id}
export async function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('business') ?? ''
  return { business: await findBusinessFacts(db, id), words: messages.en.reviewForm }
}

export default function ReviewErased({ loaderData: { business, words } }: Route.ComponentProps) {
  return (
    <Visitor aside={null} business={business} words={words}>
      <div className="grid gap-7">
        <h1 className="text-4xl">It is erased.</h1>
        <p>
          Your words, your stars, your name and your address are gone from here, and every link to them is
          dead. A backup may hold them until it is replaced.
        </p>
        <p className="text-muted">
          The log keeps numbers that say that a review was here and was erased. Without what we deleted, they
          lead to nobody.
        </p>
      </div>
    </Visitor>
  )
}
