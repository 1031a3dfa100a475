import { data, redirect } from 'react-router'
import { importLimits } from '#app/features/imports/import-columns.vocabulary.ts'
import type { ImportPreview } from '#app/features/imports/import-preview.server.ts'
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
} from '#app/features/imports/start-import.server.ts'
import { readOneListAtATime } from '#app/features/invitations/read-list.server.ts'
import { db } from '#app/platform/database.server.ts'
import { type FormWithFiles, handleForm, refuseForm, withForm } from '#app/platform/form.server.ts'
import { badRequest, type Refusal } from '#app/platform/refusal.ts'

type Place = {
  businessId: string
  here: string
  /** Set if the authors of imported reviews may be invited. */
  inviteAuthors?: (values: Record<string, string>) => Promise<unknown>
}

/** What the page of imports shows: `?import=…`, how far one is; `?upload=…`, a file's columns or what would be imported. */
export async function readImport(
  { businessId, here }: Place,
  request: Request,
  shown: (preview: ImportPreview) => ImportPreview = (preview) => preview,
) {
  const query = new URL(request.url).searchParams
  const [upload, running] = [query.get('upload'), query.get('import')]
  if (running !== null) return { progress: viewImport(await findImport(db, businessId, running)) }
  if (upload === null) return { imports: await listImports(db, businessId) }
  // Back in the history, after the import was started.
  if (await isImportStarted(db, businessId, upload)) throw redirect(`${here}?import=${upload}`)
  const file = await findReviewFile(db, businessId, upload)
  const settings = settingsOf(file)
  if (!settings || query.has('columns')) return { file: await viewReviewFile(db, file) }
  return {
    checked: { upload, source: settings.source, preview: shown(settings.preview) },
    replaced: (await findReplaced(db, file)).replaced.map(({ id, source, added, createdAt }) => ({
      id,
      source,
      added,
      createdAt,
    })),
  }
}

const tooLargeFile = 'This file is larger than 32 MB. Please send it in several parts.'
/** With room for the form around the file. */
const formLimits = { bytes: importLimits.fileBytes + 64 * 1024 }

export function actOnImport(place: Place, userId: string, request: Request) {
  const sayLimit = ({ status, message }: Refusal) => (status === 413 ? tooLargeFile : message)
  const run = () => withForm(request, formLimits, (form) => act(place, userId, form))
  return handleForm({}, () => readOneListAtATime(userId, run), sayLimit)
}

async function act(
  { businessId, here, inviteAuthors }: Place,
  userId: string,
  { values, files }: FormWithFiles,
) {
  const business = { id: businessId }
  if (values.act === 'upload') {
    if (!files.file) return refuseForm({}, { errors: { file: 'Please choose a file.' } })
    const stored = await storeReviewFile(db, { business, userId, file: files.file })
    if ('unreadable' in stored) return refuseForm({}, { errors: { file: stored.unreadable } })
    return redirect(`${here}?upload=${stored.upload.id}`, 303)
  }
  if (values.act === 'columns') {
    const wrong = await checkReviewFile(db, business, values)
    if (wrong) return data({ values, ...wrong }, { status: 422 })
    return redirect(`${here}?upload=${values.upload}`, 303)
  }
  if (values.act === 'undo') {
    await requestUndo(db, businessId, values.import ?? '')
    return redirect(`${here}?import=${values.import}`, 303)
  }
  if (values.act === 'authors' && inviteAuthors) return inviteAuthors(values)
  if (values.act !== 'start') throw badRequest('Unknown action.')
  const mayReplace = values.replaces === 'yes'
  await startImport(db, { business, userId, uploadId: values.upload ?? '', mayReplace })
  return redirect(`${here}?import=${values.upload}`, 303)
}
