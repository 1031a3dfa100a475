import { data, Link, redirect } from 'react-router'
import { competitorLimits } from '#app/features/competitors/competitor.vocabulary.ts'
import { findCompetitor } from '#app/features/competitors/competitors.server.ts'
import { competitorsAddress } from '#app/features/competitors/competitors-page.tsx'
import {
  findCompetitorImport,
  listCompetitorImports,
  startCompetitorImport,
  withInitials,
} from '#app/features/competitors/importing.server.ts'
import { Block } from '#app/features/inbox/block.tsx'
import { readOneListAtATime } from '#app/features/invitations/list-reading.server.ts'
import { EarlierImports } from '#app/features/reviews/earlier-imports.tsx'
import { importLimits } from '#app/features/reviews/import-columns.vocabulary.ts'
import { ImportColumns } from '#app/features/reviews/import-columns-form.tsx'
import { ImportFileForm } from '#app/features/reviews/import-file-form.tsx'
import { CheckedFile } from '#app/features/reviews/import-preview.tsx'
import { ImportProgress } from '#app/features/reviews/import-progress.tsx'
import {
  checkReviewFile,
  findReviewFile,
  settingsOf,
  storeReviewFile,
  viewReviewFile,
} from '#app/features/reviews/importing.server.ts'
import { withUses } from '#app/features/uploads/columns-form.tsx'
import { countOf, formatNumber } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormWithFiles, handleForm, refuseForm, withForm } from '#app/platform/form.server.ts'
import { badRequest, type Refusal } from '#app/platform/refusal.ts'
import { type Owner, ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/competitor-import.ts'
import { Failure } from './failure.tsx'
import { requireFeature } from './gate.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Import a competitor’s reviews · Vouchsafe' }]

// GET /business/ai-sentiments/competitors/:competitorId/import?upload=…, a file's columns or what would be imported;
// ?import=…, how far it is.
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'competitorInsights')
  const of = { businessId: owner.business.id, competitorId: params.competitorId }
  const competitor = await findCompetitor(db, of)
  const query = new URL(request.url).searchParams
  const [upload, running] = [query.get('upload'), query.get('import')]
  if (running !== null) {
    const { finishedAt, businessId: _, createdBy: __, ...found } = await findCompetitorImport(db, of, running)
    return { competitor, progress: { ...found, isFinished: finishedAt !== null } }
  }
  if (upload === null) return { competitor, imports: await listCompetitorImports(db, of) }
  const file = await findReviewFile(db, of.businessId, upload, 'competitor')
  const settings = settingsOf(file)
  if (settings && !query.has('columns'))
    return {
      competitor,
      checked: { upload, source: settings.source, preview: withInitials(settings.preview) },
    }
  return { competitor, file: await viewReviewFile(db, file) }
}

const tooLargeFile = 'This file is larger than 32 MB. Please send it in several parts.'
/** With room for the form around the file. */
const formLimits = { bytes: importLimits.fileBytes + 64 * 1024 }

// POST /business/ai-sentiments/competitors/:competitorId/import: read a file, check its columns, import it.
export async function action({ context, params, request }: Route.ActionArgs) {
  const owner = ownerOf(context)
  requireFeature(owner, 'competitorInsights')
  const of = { businessId: owner.business.id, competitorId: params.competitorId }
  const competitor = await findCompetitor(db, of)
  const sayLimit = ({ status, message }: Refusal) => (status === 413 ? tooLargeFile : message)
  const run = () => withForm(request, formLimits, (form) => act(owner, competitor, form))
  return handleForm({}, () => readOneListAtATime(owner.user.id, run), sayLimit)
}

type Competitor = Awaited<ReturnType<typeof findCompetitor>>

async function act({ business, user }: Owner, competitor: Competitor, { values, files }: FormWithFiles) {
  const here = importAddress(competitor)
  if (values.act === 'upload') {
    if (!files.file) return refuseForm({}, { errors: { file: 'Please choose a file.' } })
    const given = { business, userId: user.id, file: files.file, kind: 'competitor' as const }
    const stored = await storeReviewFile(db, given)
    if ('unreadable' in stored) return refuseForm({}, { errors: { file: stored.unreadable } })
    return redirect(`${here}?upload=${stored.upload.id}`, 303)
  }
  if (values.act === 'columns') {
    const wrong = await checkReviewFile(db, business, values, 'competitor')
    if (wrong) return data({ values, ...wrong }, { status: 422 })
    return redirect(`${here}?upload=${values.upload}`, 303)
  }
  if (values.act !== 'start') throw badRequest('Unknown action.')
  await startCompetitorImport(db, { business, userId: user.id, competitor, uploadId: values.upload ?? '' })
  return redirect(`${here}?import=${values.upload}`, 303)
}

const importAddress = ({ id }: Pick<Competitor, 'id'>) => `${competitorsAddress}/${id}/import`

export default function CompetitorImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { competitor } = loaderData
  const refused = actionData && 'values' in actionData ? actionData : undefined
  const example = refused && 'example' in refused ? refused.example : undefined
  const address = `${competitorsAddress}/${competitor.id}`
  const here = importAddress(competitor)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p className="flex flex-wrap gap-x-5 text-sm wrap-anywhere">
        <Link className="reach" to={competitorsAddress}>
          All competitors
        </Link>
        <span dir="auto">{competitor.name}</span>
      </p>
      {'progress' in loaderData && loaderData.progress ? (
        <ImportProgress added={sayLeftOut(loaderData.progress)} shown={loaderData.progress}>
          <Link to={address}>Compare</Link>
          <Link to={`${address}/reviews`}>Read the imported reviews</Link>
          <Link to={here}>Import another file</Link>
        </ImportProgress>
      ) : 'checked' in loaderData && loaderData.checked ? (
        <CheckedFile {...loaderData.checked} here={here}>
          Only you see them, marked “Imported by you from {loaderData.checked.source}” with today’s date. They
          never count as reviews of your business and appear on no public page. Of their authors’ names only
          the initials are kept. Please import only what you may use. We keep{' '}
          {formatNumber(competitorLimits.reviews)} reviews of a competitor and leave out the rows after them.
        </CheckedFile>
      ) : 'file' in loaderData && loaderData.file ? (
        <ImportColumns
          errors={refused?.errors}
          example={example}
          file={withUses(loaderData.file, refused?.values)}
          here={here}
          values={refused?.values}
        />
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Block id="import" title={`Import reviews of ${competitor.name}`}>
            <ImportFileForm result={refused}>
              An export of its reviews on Google, Trustpilot or anywhere else. They are compared with yours,
              with their source and the date of the import beside every number and quote.
            </ImportFileForm>
          </Block>
          <Block id="earlier" title="Earlier imports">
            <EarlierImports here={here} imports={('imports' in loaderData && loaderData.imports) || []} />
          </Block>
        </div>
      )}
    </div>
  )
}

const sayLeftOut = ({ leftOut }: { leftOut: number }) =>
  leftOut > 0
    ? `${countOf(leftOut, 'review')} were left out: we keep ${formatNumber(competitorLimits.reviews)} of a competitor.`
    : 'The comparison includes them now.'

export const ErrorBoundary = Failure
