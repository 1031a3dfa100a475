import { Form, Link, redirect } from 'react-router'
import {
  countUninvitedAuthors,
  listImportedAuthors,
} from '#app/features/invitations/imported-authors.server.ts'
import { LegalBasisField } from '#app/features/invitations/terms-fields.tsx'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormResult, handleForm } from '#app/platform/form.server.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Block } from '#app/ui/block.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import type { Route } from './+types/reviews-import.ts'
import { actOnImport, readImport } from './import-actions.server.ts'
import { ImportPage } from './import-page.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Import reviews · Vouchsafe' }]

const here = '/business/reviews/import'

// GET /business/reviews/import
export async function loader({ context, request }: Route.LoaderArgs) {
  const businessId = memberOf(context).business.id
  const [shown, authors] = await Promise.all([
    readImport({ businessId, here }, request),
    countUninvitedAuthors(db, businessId),
  ])
  return { ...shown, authors }
}

// POST /business/reviews/import
export function action({ context, request }: Route.ActionArgs) {
  const { business, user } = memberOf(context)
  const inviteAuthors = (values: Record<string, string>) =>
    handleForm(values, async () => {
      const batch = await listImportedAuthors(db, { business, userId: user.id, values })
      return redirect(`/business/invitations/many?batch=${batch}`, 303)
    })
  return actOnImport({ businessId: business.id, here, inviteAuthors }, user.id, request)
}

export default function ReviewsImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="px-(--gutter) pt-6 pb-16">
      <BackLink to="/business/reviews">Reviews</BackLink>
      <ImportPage
        actionData={actionData}
        done="Your insights include each review once it is analysed. New reviews of all businesses come first."
        here={here}
        intro="They keep their date and source, and never count towards your score."
        isPublic
        links={<Link to="/business/reviews?provenance=imported">See imported reviews</Link>}
        loaderData={loaderData}
        more={loaderData.authors > 0 && <ImportedAuthors count={loaderData.authors} result={actionData} />}
        note={({ source, preview: { unnamed } }) => (
          <>
            They are marked “Imported”, with {source} as their source, for as long as they are here. They
            count in your insights, but never in your score, your number of reviews or what search engines
            read, because nobody here can check them. By importing you confirm that you may show them.
            {unnamed > 0 && ` ${countOf(unnamed, 'review')} without a name will be shown as “Anonymous”.`}
          </>
        )}
        title="Import reviews from other sites"
      />
    </div>
  )
}

function ImportedAuthors({ count, result }: { count: number; result?: Partial<FormResult> }) {
  const refused = result?.values?.act === 'authors' ? result : undefined
  return (
    <Block id="authors" title="Ask their authors to write here">
      <Form className="grid gap-5" method="post">
        <input name="act" type="hidden" value="authors" />
        <FormError text={refused?.message} />
        <p className="text-sm text-muted">
          Your imports name the email of {countOf(count, 'author')}. Each gets one invitation, whatever the
          stars. A review that they write here counts and replaces the imported one.
        </p>
        <LegalBasisField result={refused} />
        <div>
          <Button>Check the list</Button>
        </div>
      </Form>
    </Block>
  )
}
