import { Fragment } from 'react'
import { data, Link } from 'react-router'
import { type TryOut, triedReview, tryOut } from '#app/features/analyses/try-out.server.ts'
import { TryOutViews } from '#app/features/analyses/try-out-views.tsx'
import { listDemos } from '#app/features/businesses/directory.server.ts'
import { plans } from '#app/features/plans/plans.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { NameField, ReviewFields } from '#app/features/reviews/review-fields.tsx'
import { messages } from '#app/languages/messages.server.ts'
import { factsOf } from '#app/platform/context.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm, parseForm, readForm } from '#app/platform/form.server.ts'
import { countAgainst } from '#app/platform/rate-limit.server.ts'
import { orWhileAway } from '#app/platform/unavailable.server.ts'
import { limits } from '#app/rate-limits.ts'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { pageMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/demo'
import { tried } from './landing/samples.ts'

const example = {
  rating: String(tried.rating),
  title: '',
  text: tried.text,
  authorName: tried.author,
}

type Result = FormResult & { tried?: TryOut }

export const meta = pageMeta(
  'Try it: one review, three views · Vouchsafe',
  'Write a review and see what the customer, the owner and a visitor get. Nothing is stored.',
)

// GET /demo
export async function loader() {
  const demos = await orWhileAway(listDemos(db, 2), [])
  return {
    words: messages.en.reviewForm,
    tried: tryOut(triedReview.parse(example), 'en'),
    demos: demos.map(({ id, name, tierName }) => ({ id, name, plan: plans[tierName].name })),
  }
}

// POST /demo
export async function action({ request, context }: Route.ActionArgs) {
  const values = await readForm(request)
  return handleForm(values, async () => {
    await countAgainst(limits.demoReviewsFromNetwork, factsOf(context).address)
    const form = parseForm(triedReview, values)
    const language = chooseLanguage({ accepted: request.headers.get('accept-language') })
    return data<Result>({ values, errors: {}, tried: tryOut(form, language) })
  })
}

export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const result: Result | undefined = actionData
  const { words, demos } = loaderData
  const { values = example, errors = {}, message } = result ?? {}
  return (
    <div className="page grid gap-x-20 gap-y-14 pt-6 md:pt-10 lg:grid-cols-2">
      <div>
        <h1 className="text-5xl tracking-[-0.03em]">One review, three views</h1>
        <p className="mt-4 max-w-measure text-muted">
          Change it, and see what each of the three gets. Nothing is stored.
        </p>
        <form className="mt-8 grid gap-5" method="post" noValidate>
          <FormError text={message} />
          <ReviewFields
            result={{ values, errors }}
            ratingLabel={`How was ${tried.business}?`}
            words={words}
          />
          <NameField result={{ values, errors }} autoComplete="off" words={words} />
          <div>
            <Button kind="primary">Show the result</Button>
          </div>
        </form>
        {demos.length > 0 && (
          <p className="mt-6 max-w-measure text-sm text-muted">
            Or look at samples:{' '}
            {demos.map(({ id, name, plan }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <Link to={`/business/${id}`}>{name}</Link> on {plan}
              </Fragment>
            ))}
            .
          </p>
        )}
      </div>
      <div aria-live="polite">
        <h2 className="mb-5 text-3xl" data-result={result?.tried && ''} tabIndex={-1}>
          The result
        </h2>
        <TryOutViews businessName={tried.business} tried={result?.tried ?? loaderData.tried} />
      </div>
    </div>
  )
}
