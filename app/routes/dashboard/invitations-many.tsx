import { data, Link, redirect } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import {
  draftList,
  findDraft,
  queueDraft,
  refuseWithoutLists,
  requestTestMail,
} from '#app/features/invitations/drafting.server.ts'
import { listTerms, mailWords, newIncentive } from '#app/features/invitations/invitation.schema.ts'
import { invitationsAddress } from '#app/features/invitations/invitation.vocabulary.ts'
import { ListForm } from '#app/features/invitations/list-form.tsx'
import { ListPreview } from '#app/features/invitations/list-preview.tsx'
import { readList, readListFile, readOneListAtATime } from '#app/features/invitations/list-reading.server.ts'
import { findLastTerms, listBatches } from '#app/features/invitations/listing.server.ts'
import { allows, tierFor } from '#app/features/plans/plans.ts'
import { formatNumber } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { errorsOf, handleForm, parseForm, readFormWithFiles, refuseForm } from '#app/platform/form.server.ts'
import { badRequest, type Refusal } from '#app/platform/refusal.ts'
import { type Owner, ownerOf } from '#app/routes/guards.server.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { Time } from '#app/ui/time.tsx'
import { useActionToast } from '#app/ui/toast.tsx'
import type { Route } from './+types/invitations-many.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Invite a list · Vouchsafe' }]

/** Enough for ten thousand rows. */
const maxBytes = 4 * 1024 * 1024
const tooLargeList = 'This list is larger than 4 MB. Please send it in several parts.'

// GET /business/invitations/many?batch=… ; without a batch, the form.
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  if (!allows(business.tierName, 'bulkUpload')) return { plan: tierFor('bulkUpload').longName }
  const batch = new URL(request.url).searchParams.get('batch')
  if (batch !== null) return { draft: await findDraft(db, business, batch) }
  const [last, batches] = await Promise.all([findLastTerms(db, business.id), listBatches(db, business.id)])
  return { last, batches }
}

// POST /business/invitations/many: check a list, send its owner a sample, invite everybody on it.
export function action({ context, request }: Route.ActionArgs) {
  const owner = ownerOf(context)
  const run = () => act(owner, request)
  const isList = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const sayLimit = ({ status, message }: Refusal) => (status === 413 ? tooLargeList : message)
  return handleForm({}, () => (isList ? readOneListAtATime(owner.user.id, run) : run()), sayLimit)
}

async function act(owner: Owner, request: Request) {
  const { business, user } = owner
  refuseWithoutLists(business)
  const { values, files } = await readFormWithFiles(request, maxBytes)
  const of = { businessId: business.id, batchId: values.batch ?? '' }
  if (values.act === 'check') return check(owner, values, files.file)
  if (values.act === 'test') {
    await requestTestMail(db, of, user.id)
    return data({ toast: { type: 'success' as const, title: `Test mail queued for ${user.email}` } })
  }
  if (values.act !== 'queue') throw badRequest('Unknown action.')
  await queueDraft(db, of)
  return redirect(invitationsAddress({ batch: of.batchId }), 303)
}

async function check({ business, user }: Owner, values: Record<string, string>, file: File | undefined) {
  const { list: pasted = '', ...fields } = values
  // Long lists are not sent back: the owner still has the file.
  const kept = pasted.length > 100_000 ? fields : values
  const [terms, words, given] = [
    parseForm(listTerms, kept),
    parseForm(mailWords, { subject: '', text: '', ...kept }),
    parseForm(newIncentive, kept),
  ]
  if (!terms.ok || !words.ok || !given.ok)
    return refuseForm(kept, { errors: { ...errorsOf(terms), ...errorsOf(words), ...errorsOf(given) } })
  const read = await readList(file ? await readListFile(file) : pasted)
  if ('unreadable' in read) {
    return refuseForm(kept, { errors: { [file ? 'file' : 'list']: read.unreadable } })
  }
  return handleForm(kept, async () => {
    const id = await draftList(db, {
      business,
      userId: user.id,
      rows: read.rows,
      terms: terms.value,
      words: words.value,
      incentive: given.value,
    })
    return redirect(`/business/invitations/many?batch=${id}`, 303)
  })
}

export default function InvitationsManyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'values' in actionData ? actionData : undefined
  useActionToast(actionData && 'toast' in actionData ? actionData.toast : undefined)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="text-sm">
        <Link to="/business/invitations">All invitations</Link>
      </p>
      {'plan' in loaderData ? (
        <EmptyState
          action={
            <ButtonLink kind="primary" to="/business/subscription">
              See plans
            </ButtonLink>
          }
          title={`Inviting a list needs the ${loaderData.plan} plan`}
        >
          <p>You can invite customers one by one on every plan.</p>
        </EmptyState>
      ) : 'draft' in loaderData && loaderData.draft ? (
        <ListPreview draft={loaderData.draft} message={refused?.message} />
      ) : (
        'last' in loaderData && (
          <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <Block id="invite-list" title="Invite a list">
              <ListForm result={refused} last={loaderData.last ?? null} />
            </Block>
            <Block id="earlier" title="Earlier lists">
              <Earlier batches={loaderData.batches ?? []} />
            </Block>
          </div>
        )
      )}
    </div>
  )
}

type Batches = Awaited<ReturnType<typeof listBatches>>

function Earlier({ batches }: { batches: Batches }) {
  if (batches.length === 0)
    return <p className="text-sm text-muted">Lists you have invited will appear here.</p>
  return (
    <ul>
      {batches.map(({ id, source, invited, completed, queuedAt }) => (
        <li className="grid gap-0.5 border-b border-line py-3 text-sm" key={id}>
          <Link className="font-medium wrap-anywhere" to={invitationsAddress({ batch: id })}>
            {source}
          </Link>
          <span className="text-muted">
            {formatNumber(invited)} invited, {formatNumber(completed)} reviewed · <Time at={queuedAt} />
          </span>
        </li>
      ))}
    </ul>
  )
}

export const ErrorBoundary = Failure
