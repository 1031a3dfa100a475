import { Link, redirect, replace } from 'react-router'
import { invitationLimits, invitationsAddress } from '#app/features/invitations/invitation.vocabulary.ts'
import { customerColumns } from '#app/features/invitations/list-columns.vocabulary.ts'
import {
  findDraft,
  queueDraft,
  refuseWithoutLists,
  requestTestMail,
} from '#app/features/invitations/list-draft.server.ts'
import { ListForm } from '#app/features/invitations/list-form.tsx'
import { findLastTerms, listBatches } from '#app/features/invitations/list-invitations.server.ts'
import { ListPreview } from '#app/features/invitations/list-preview.tsx'
import { readOneListAtATime } from '#app/features/invitations/read-list.server.ts'
import {
  checkUploadedList,
  checkWithColumns,
  findList,
  readListTerms,
  storeList,
  viewList,
} from '#app/features/invitations/upload-list.server.ts'
import { ColumnsForm, type UploadView, withUses } from '#app/features/uploads/columns-form.tsx'
import { formatNumber } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormWithFiles, handleForm, refuseForm, withForm } from '#app/platform/form.server.ts'
import { badRequest, type Refusal } from '#app/platform/refusal.ts'
import { type Member, memberOf, memberWith } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Block } from '#app/ui/block.tsx'
import { FirstOf } from '#app/ui/first-of.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { SampleCustomers } from '#app/ui/samples/words.tsx'
import { Time } from '#app/ui/time.tsx'
import { useResult } from '#app/ui/toast.tsx'
import type { Route } from './+types/invitations-many.ts'
import { done } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Invite a list · Vouchsafe' }]

type Values = Record<string, string>

const formLimits = { bytes: invitationLimits.fileBytes.max, longText: 'list' }
const tooLargeList = 'This list is larger than 16 MB. Please send it in several parts.'

// GET /business/invitations/many?batch=…, the checked list; ?upload=…, its columns; without either, the form.
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = memberWith(context, 'bulkUpload')
  const query = new URL(request.url).searchParams
  const [batch, upload] = [query.get('batch'), query.get('upload')]
  if (batch !== null) return { draft: await findDraft(db, business, batch) }
  if (upload !== null) return { list: await viewList(db, business.id, upload) }
  const [last, batches] = await Promise.all([findLastTerms(db, business.id), listBatches(db, business.id)])
  return { last, batches }
}

// POST /business/invitations/many: check a list, use its columns, send its owner a sample, invite everybody on it.
export function action({ context, request }: Route.ActionArgs) {
  const owner = memberOf(context)
  const run = async () => {
    refuseWithoutLists(owner.business)
    return withForm(request, formLimits, (form) => act(owner, form))
  }
  const isList = request.headers.get('content-type')?.startsWith('multipart/form-data')
  const sayLimit = ({ status, message }: Refusal) => (status === 413 ? tooLargeList : message)
  return handleForm({}, () => (isList ? readOneListAtATime(owner.user.id, run) : run()), sayLimit)
}

async function act(owner: Member, { values, files }: FormWithFiles) {
  const { business, user } = owner
  const of = { businessId: business.id, batchId: values.batch ?? '' }
  if (values.act === 'check') return check(owner, values, files)
  if (values.act === 'columns') return readOneListAtATime(user.id, () => useColumns(owner, values))
  if (values.act === 'test') {
    await requestTestMail(db, of, user.id)
    return done(`Test mail queued for ${user.email}`)
  }
  if (values.act !== 'queue') throw badRequest('Unknown action.')
  await queueDraft(db, of)
  // Going back leads past the list, which is no longer one to be checked.
  return replace(invitationsAddress({ batch: of.batchId }), 303)
}

async function check({ business, user }: Member, fields: Values, { file, list }: FormWithFiles['files']) {
  const who = { business, userId: user.id }
  const terms = readListTerms(fields)
  // A short pasted list goes back into its field; a file, or a long list, is kept here until the rest is right.
  const values = list && list.size <= 100_000 ? { ...fields, list: await list.text() } : fields
  const pasted = values.list === undefined ? list : values.list.trim() && values.list
  if (!terms.ok && !file && !values.upload && !(pasted instanceof File))
    return refuseForm(values, { errors: terms.errors })
  const given = file ?? pasted
  const stored = given ? await storeList(db, who, given) : null
  if (stored && 'unreadable' in stored)
    return refuseForm(values, { errors: { ...errorsIn(terms), [file ? 'file' : 'list']: stored.unreadable } })
  if (!stored && !values.upload)
    return refuseForm(values, {
      errors: { ...errorsIn(terms), list: 'Please paste your list or choose a file.' },
    })
  const upload = stored?.upload ?? (await findList(db, business.id, values.upload!))
  const kept = { ...fields, upload: upload.id, uploadName: upload.fileName ?? 'Your list' }
  if (!terms.ok) return refuseForm(kept, { errors: terms.errors })
  return handleForm(kept, async () => {
    const batch = await checkUploadedList(db, who, upload, fields)
    const next = batch ? `batch=${batch}` : `upload=${upload.id}`
    return redirect(`/business/invitations/many?${next}`, 303)
  })
}

const errorsIn = (terms: ReturnType<typeof readListTerms>) => (terms.ok ? {} : terms.errors)

async function useColumns({ business, user }: Member, values: Record<string, string>) {
  return handleForm(values, async () => {
    const batch = await checkWithColumns(db, { business, userId: user.id }, values)
    return redirect(`/business/invitations/many?batch=${batch}`, 303)
  })
}

export default function InvitationsManyRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  return (
    <div>
      <BackLink to="/business/invitations">Invitations</BackLink>
      {'draft' in loaderData && loaderData.draft ? (
        <ListPreview draft={loaderData.draft} message={refused?.message} />
      ) : 'list' in loaderData && loaderData.list ? (
        <ListColumns list={withUses(loaderData.list, refused?.values)} message={refused?.message} />
      ) : (
        'last' in loaderData && (
          <div className="settings-beside">
            <div className="grid min-w-0 content-start gap-6">
              <h2 className="text-3xl text-balance">Invite many customers at once</h2>
              <ListForm result={refused} last={loaderData.last ?? null} />
            </div>
            <div className="grid min-w-0 content-start gap-8">
              <div className="settings-result">
                <Sample caption="Only the email address is needed." isPicture>
                  <SampleCustomers />
                </Sample>
              </div>
              <Earlier batches={loaderData.batches ?? []} />
            </div>
          </div>
        )
      )}
    </div>
  )
}

type Batches = Awaited<ReturnType<typeof listBatches>>

const shownAtOnce = 4

function Earlier({ batches }: { batches: Batches }) {
  if (batches.length === 0) return null
  return (
    <Block id="earlier" title="Earlier lists">
      <FirstOf items={batches} most={shownAtOnce} one="list">
        {(its) => <Lists batches={its} />}
      </FirstOf>
    </Block>
  )
}

const Lists = ({ batches }: { batches: Batches }) => (
  <ul>
    {batches.map(({ id, source, invited, completed, queuedAt }) => (
      <li className="grid gap-1.5 border-b border-line py-3 text-sm" key={id}>
        <span className="flex justify-between gap-4">
          <Link className="reach min-w-0 font-medium wrap-anywhere" to={invitationsAddress({ batch: id })}>
            {source}
          </Link>
          <Time at={queuedAt} />
        </span>
        <progress
          aria-label={`Reviews from ${source}`}
          className="progress"
          max={invited}
          value={completed}
        />
        <span className="text-muted">
          {formatNumber(completed)} of {formatNumber(invited)} reviewed
        </span>
      </li>
    ))}
  </ul>
)

type ListColumnsProps = {
  list: UploadView & { exportName: string | null; hasAddresses: boolean }
  message?: string
}

const ListColumns = ({ list, message }: ListColumnsProps) => (
  <ColumnsForm
    error={message}
    fields={customerColumns.fields}
    here="/business/invitations/many"
    note="The email address is all we need."
    title={list.hasAddresses ? undefined : 'No column of this file seems to hold email addresses.'}
    upload={list}
  >
    {list.exportName === 'Etsy orders' && (
      <p className="border-l-2 border-warning py-1 pl-4 text-sm">
        This looks like Etsy’s export of orders. Etsy leaves out its buyers’ email addresses, so nobody on it
        can be invited by email. A <Link to="/business/invitations/poster">card with a QR code</Link> in the
        parcel works instead.
      </p>
    )}
  </ColumnsForm>
)
