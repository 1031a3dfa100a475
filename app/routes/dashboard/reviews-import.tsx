import { data, Link, redirect } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { readOneListAtATime } from '#app/features/invitations/list-reading.server.ts'
import { EarlierImports } from '#app/features/reviews/earlier-imports.tsx'
import { importLimits } from '#app/features/reviews/import-columns.vocabulary.ts'
import { ImportColumns } from '#app/features/reviews/import-columns-form.tsx'
import { ImportFileForm } from '#app/features/reviews/import-file-form.tsx'
import { CheckedFile } from '#app/features/reviews/import-preview.tsx'
import { ImportProgress } from '#app/features/reviews/import-progress.tsx'
import { ImportUndo, Replaced, UndoneImport } from '#app/features/reviews/import-undo.tsx'
import {
  checkReviewFile,
  findImport,
  findReplaced,
  findReviewFile,
  isImportStarted,
  listImports,
  requestUndo,
  settingsOf,
  startImport,
  storeReviewFile,
  viewImport,
  viewReviewFile,
} from '#app/features/reviews/importing.server.ts'
import { withUses } from '#app/features/uploads/columns-form.tsx'
import { countOf } from '#app/languages/format.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormWithFiles, handleForm, refuseForm, withForm } from '#app/platform/form.server.ts'
import { badRequest, type Refusal } from '#app/platform/refusal.ts'
import { type Owner, ownerOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/reviews-import.ts'
import { Failure } from './failure.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Import reviews · Vouchsafe' }]

// GET /business/reviews/import?upload=…, a file's columns or what would be imported; ?import=…, how far it is.
export async function loader({ context, request }: Route.LoaderArgs) {
  const { business } = ownerOf(context)
  const query = new URL(request.url).searchParams
  const [upload, running] = [query.get('upload'), query.get('import')]
  if (running !== null) {
    return { progress: viewImport(await findImport(db, business.id, running)) }
  }
  if (upload === null) return { imports: await listImports(db, business.id) }
  // Back in the history, after the import was started.
  if (await isImportStarted(db, business.id, upload)) throw redirect(`${here}?import=${upload}`)
  const file = await findReviewFile(db, business.id, upload)
  const settings = settingsOf(file)
  if (settings && !query.has('columns'))
    return {
      checked: { upload, source: settings.source, preview: settings.preview },
      replaced: (await findReplaced(db, file)).replaced.map(({ id, source, added, createdAt }) => ({
        ...{ id, source, added, createdAt },
      })),
    }
  return { file: await viewReviewFile(db, file) }
}

const here = '/business/reviews/import'
const tooLargeFile = 'This file is larger than 32 MB. Please send it in several parts.'
/** With room for the form around the file. */
const formLimits = { bytes: importLimits.fileBytes + 64 * 1024 }

// POST /business/reviews/import: read a file, check its columns, import it.
export function action({ context, request }: Route.ActionArgs) {
  const owner = ownerOf(context)
  const sayLimit = ({ status, message }: Refusal) => (status === 413 ? tooLargeFile : message)
  const run = () => withForm(request, formLimits, (form) => act(owner, form))
  return handleForm({}, () => readOneListAtATime(owner.user.id, run), sayLimit)
}

async function act({ business, user }: Owner, { values, files }: FormWithFiles) {
  if (values.act === 'upload') {
    if (!files.file) return refuseForm({}, { errors: { file: 'Please choose a file.' } })
    const stored = await storeReviewFile(db, { business, userId: user.id, file: files.file })
    if ('unreadable' in stored) return refuseForm({}, { errors: { file: stored.unreadable } })
    return redirect(`${here}?upload=${stored.upload.id}`, 303)
  }
  if (values.act === 'columns') {
    const wrong = await checkReviewFile(db, business, values)
    if (wrong) return data({ values, ...wrong }, { status: 422 })
    return redirect(`${here}?upload=${values.upload}`, 303)
  }
  if (values.act === 'undo') {
    await requestUndo(db, business.id, values.import ?? '')
    return redirect(`${here}?import=${values.import}`, 303)
  }
  if (values.act !== 'start') throw badRequest('Unknown action.')
  const mayReplace = values.replaces === 'yes'
  await startImport(db, { business, userId: user.id, uploadId: values.upload ?? '', mayReplace })
  return redirect(`${here}?import=${values.upload}`, 303)
}

export default function ReviewsImportRoute({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && 'values' in actionData ? actionData : undefined
  const example = refused && 'example' in refused ? refused.example : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-(--gutter) pt-6 pb-16">
      <p className="text-sm">
        <Link className="reach" to="/business/reviews">
          Back to the reviews
        </Link>
      </p>
      {'progress' in loaderData && loaderData.progress ? (
        loaderData.progress.undo ? (
          <UndoneImport here={here} undo={loaderData.progress.undo} />
        ) : (
          <>
            <ImportProgress
              added="Your insights include each review once it is analysed. New reviews of all businesses come first."
              shown={loaderData.progress}
            >
              <Link to="/business/reviews?provenance=imported">See imported reviews</Link>
              <Link to={here}>Import another file</Link>
            </ImportProgress>
            <ImportUndo shown={loaderData.progress} />
          </>
        )
      ) : 'checked' in loaderData && loaderData.checked ? (
        <CheckedFile {...loaderData.checked} here={here} replaces={loaderData.replaced.length > 0}>
          <Replaced imports={loaderData.replaced} />
          They are marked “Imported”, with {loaderData.checked.source} as their source, for as long as they
          are here. They count in your insights, but never in your score, your number of reviews or what
          search engines read, because nobody here can check them. By importing you confirm that you may show
          them.
          {sayUnnamed(loaderData.checked.preview)}
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
          <Block id="import" title="Import reviews">
            <ImportFileForm result={refused}>
              Reviews from Google, Trustpilot, Judge.me, Yotpo, Loox or anywhere else appear here beside your
              own. They keep their date and source, and never count towards your score.
            </ImportFileForm>
          </Block>
          <Block id="earlier" title="Earlier imports">
            <EarlierImports imports={('imports' in loaderData && loaderData.imports) || []} here={here} />
          </Block>
        </div>
      )}
    </div>
  )
}

const sayUnnamed = ({ unnamed }: { unnamed: number }) =>
  unnamed > 0 && ` ${countOf(unnamed, 'review')} without a name will be shown as “Anonymous”.`

export const ErrorBoundary = Failure
