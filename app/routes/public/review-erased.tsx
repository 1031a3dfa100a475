import { findBusinessFacts } from '#app/features/businesses/public-business.server.ts'
import { chooseLanguage } from '#app/features/review-form/form-language.server.ts'
import { Visitor } from '#app/features/reviews/form-page.tsx'
import { messages } from '#app/languages/messages.server.ts'
import { db } from '#app/platform/database.server.ts'
import { unlistedMeta } from '#app/ui/page-tags.ts'
import type { Route } from './+types/review-erased'
import { readLanguagePreference } from './public-page.server.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta(loaderData?.desk.erasedTitle ?? 'Erased')

// GET /review/erased?business={id}&lang={language}&receipt={token}
export async function loader({ request }: Route.LoaderArgs) {
  const parameters = new URL(request.url).searchParams
  const id = parameters.get('business') ?? ''
  const business = await findBusinessFacts(db, id)
  const language = chooseLanguage({ ...readLanguagePreference(request), ofBusiness: business.language })
  const { desk, reviewForm } = messages[language]
  const receipt = parameters.get('receipt')
  return { business, pageLanguage: language, desk, words: reviewForm, receipt }
}

export default function ReviewErased({
  loaderData: { business, desk, words, receipt },
}: Route.ComponentProps) {
  return (
    <Visitor aside={null} business={business} words={words}>
      <div className="grid grid-cols-1 gap-7">
        <h1 className="text-4xl">{desk.erasedTitle}</h1>
        <p>{desk.erasedWhy}</p>
        <p className="text-muted">{desk.erasedLog}</p>
        {receipt && (
          <p>
            <a className="btn" download href={`/review/receipt/${encodeURIComponent(receipt)}`}>
              {desk.erasedReceipt}
            </a>
          </p>
        )}
      </div>
    </Visitor>
  )
}
