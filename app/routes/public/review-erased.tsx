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
      <div className="grid grid-cols-1 gap-7">
        <h1 className="text-4xl">Your review is erased</h1>
        <p>
          We have deleted your text, stars, name and address, and the links in your emails no longer work. A
          backup may contain them until it is replaced.
        </p>
        <p className="text-muted">
          The log still shows that a review existed and was erased. Without the data we deleted, nobody can
          trace it to you.
        </p>
      </div>
    </Visitor>
  )
}
