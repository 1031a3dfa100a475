import { Sheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { importLimits } from '#app/features/imports/import-columns.vocabulary.ts'
import { ImportColumns } from '#app/features/imports/import-columns-form.tsx'
import type { ImportPreview, ImportProblem } from '#app/features/imports/import-preview.server.ts'
import {
  CheckedFile,
  ImportProblems,
  ImportUndo,
  Replaced,
  UndoneImport,
} from '#app/features/imports/import-preview.tsx'
import { withUses } from '#app/features/uploads/columns-form.tsx'
import { FileField } from '#app/features/uploads/file-field.tsx'
import { countOf, formatNumber } from '#app/languages/format.ts'
import type { FormResult } from '#app/platform/form.server.ts'
import { Block } from '#app/ui/block.tsx'
import { BrandMark, hasMark } from '#app/ui/brand-mark.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Provenance } from '#app/ui/provenance.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { Stars } from '#app/ui/stars.tsx'
import { Time } from '#app/ui/time.tsx'
import { useRefresh } from '#app/ui/use-refresh.ts'
import type { readImport } from './import-actions.server.ts'

type Checked = { source: string; preview: ImportPreview }

type ImportPageProps = {
  here: string
  title: string
  loaderData: Awaited<ReturnType<typeof readImport>>
  actionData: (FormResult & { example?: string | undefined }) | undefined
  /** Explains how imported reviews are shown and counted. */
  intro: string
  note: (checked: Checked) => ReactNode
  done: string
  links: ReactNode
  /** Above the earlier imports. */
  more?: ReactNode
  /** Whether imports are shown on the business's transparency page. */
  isPublic: boolean
}

export function ImportPage({
  here,
  title,
  intro,
  note,
  done,
  links,
  more,
  isPublic,
  ...data
}: ImportPageProps) {
  const { loaderData, actionData } = data
  if ('progress' in loaderData && loaderData.progress)
    return loaderData.progress.undo ? (
      <UndoneImport here={here} isPublic={isPublic} undo={loaderData.progress.undo} />
    ) : (
      <>
        <ImportProgress added={done} shown={loaderData.progress}>
          {links}
          <Link to={here}>Import another file</Link>
        </ImportProgress>
        <ImportUndo isPublic={isPublic} shown={loaderData.progress} />
      </>
    )
  if ('checked' in loaderData && loaderData.checked)
    return (
      <CheckedFile {...loaderData.checked} here={here} replaces={loaderData.replaced.length > 0}>
        <Replaced imports={loaderData.replaced} isPublic={isPublic} />
        {note(loaderData.checked)}
      </CheckedFile>
    )
  if ('file' in loaderData && loaderData.file)
    return (
      <ImportColumns
        errors={actionData?.errors}
        example={actionData?.example}
        file={withUses(loaderData.file, actionData?.values)}
        here={here}
        values={actionData?.values}
      />
    )
  const imports = ('imports' in loaderData && loaderData.imports) || []
  return (
    <div className="settings-beside">
      <div className="grid min-w-0 content-start gap-8">
        <ImportFileForm intro={intro} result={actionData} title={title} />
        {more}
        <EarlierImports here={here} imports={imports} />
      </div>
      <div className="grid min-w-0 content-start gap-8">
        <Settings title="Where do I get the file?">
          {sources.map(([name, way]) => (
            <Setting
              help={way}
              key={name}
              picture={
                hasMark(name) ? <BrandMark name={name} /> : <Sheet aria-hidden size={18} strokeWidth={1.5} />
              }
              title={name}
            />
          ))}
        </Settings>
        <div className="settings-result">
          <Elsewhere />
        </div>
      </div>
    </div>
  )
}

type Import = { id: string; source: string; added: number; createdAt: Date; undoneAt?: Date | null }

function EarlierImports({ imports, here }: { imports: Import[]; here: string }) {
  if (imports.length === 0) return null
  return (
    <Block id="earlier" title="Earlier imports">
      <ul>
        {imports.map(({ id, source, added, createdAt, undoneAt }) => (
          <li className="grid gap-0.5 border-b border-line py-3 text-sm" key={id}>
            <Link className="reach font-medium wrap-anywhere" to={`${here}?import=${id}`}>
              {source}
            </Link>
            <span className="text-muted">
              {countOf(added, 'review')}
              {undoneAt && ', taken back'} · <Time at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Block>
  )
}

const elsewhere = [
  ['Google', 5, 'Anna K.', 'Friendly, quick and fairly priced.'],
  ['Trustpilot', 3, 'Sam R.', 'Good work, but later than promised.'],
] as const

const Elsewhere = () => (
  <Sample caption="Imported reviews keep their date and source." isPicture>
    {elsewhere.map(([name, rating, author, words]) => (
      <div className="grid gap-2 border-l-2 border-star pl-4" key={name}>
        <p className="flex flex-wrap items-center gap-2.5">
          <BrandMark name={name} /> <Stars rating={rating} /> {author}
        </p>
        <p className="font-serif text-lg leading-snug">“{words}”</p>
        <Provenance from={name} kind="imported" />
      </div>
    ))}
  </Sample>
)

/** `intro`: the fate of the reviews, in a sentence. */
type ImportFileFormProps = { title: string; intro: string; result?: Partial<FormResult> }

function ImportFileForm({ title, intro, result }: ImportFileFormProps) {
  const { state, formData } = useNavigation()
  const isHydrated = useHydrated()
  const isReading = state !== 'idle' && formData?.get('act') === 'upload'
  return (
    <Form
      className="grid max-w-measure content-start gap-6"
      encType="multipart/form-data"
      method="post"
      noValidate
    >
      <input name="act" type="hidden" value="upload" />
      <div className="grid gap-2">
        <h2 className="text-3xl wrap-anywhere">{title}</h2>
        <p className="text-muted">{intro}</p>
      </div>
      <FormError text={result?.message} />
      <FileField
        error={result?.errors?.file}
        help={`CSV, Excel or JSON, at most ${formatNumber(importLimits.rows)} rows and 32 MB.`}
        label="File with reviews"
        marks={['Google', 'Trustpilot', 'Facebook', 'Tripadvisor']}
        isSentAtOnce
        maxBytes={importLimits.fileBytes}
      />
      {isHydrated ? (
        <p className="text-sm text-muted" role="status">
          {isReading && 'Reading the file…'}
        </p>
      ) : (
        <div>
          <Button kind="primary">Read file</Button>
        </div>
      )}
    </Form>
  )
}

const sources = [
  ['Google', 'On takeout.google.com, choose “Google Business Profile”.'],
  ['Trustpilot', 'Open “Manage reviews”, then “Export”.'],
  ['Elsewhere', 'Copy them into a table, a row for each review.'],
] as const

type ShownImport = {
  source: string
  rows: number
  done: number
  added: number
  alreadyThere: number
  refused: number
  neverReturned?: number
  problems: ImportProblem[]
  isFinished: boolean
}

type ImportProgressProps = {
  shown: ShownImport
  /** Said when it has ended and added some. */
  added: ReactNode
  /** Links to what can be done next. */
  children: ReactNode
}

function ImportProgress({ shown, added: saidOfAdded, children }: ImportProgressProps) {
  const { source, rows, done, added, alreadyThere, refused, neverReturned = 0, problems, isFinished } = shown
  useRefresh(!isFinished)
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
      <div className="grid max-w-measure gap-4" role="status">
        <p className="font-serif text-2xl leading-[1.34] wrap-anywhere">
          {isFinished
            ? `${countOf(added, 'review')} from ${source} imported.`
            : `${formatNumber(done)} of ${countOf(rows, 'row')} read.`}
        </p>
        {!isFinished && (
          <>
            <progress aria-label="Rows read" className="progress w-full" max={rows} value={done} />
            <p className="text-sm text-muted">
              You may leave this page: the import goes on.{' '}
              <noscript>
                <Link to="" reloadDocument>
                  Look again
                </Link>
              </noscript>
            </p>
          </>
        )}
        {isFinished && (
          <p className="text-sm text-muted">
            {alreadyThere > 0 && `${countOf(alreadyThere, 'review')} of this file had been imported before. `}
            {neverReturned > 0 &&
              `${countOf(neverReturned, 'review')} ${neverReturned === 1 ? 'is' : 'are'} like one that was removed or erased here, or that was disputed, and ${neverReturned === 1 ? 'does' : 'do'} not return. `}
            {refused > 0 &&
              `${countOf(refused, 'row')} ${refused === 1 ? 'is' : 'are'} left out, for the reasons below. `}
            {added > 0 && saidOfAdded}
          </p>
        )}
        {isFinished && <p className="flex flex-wrap gap-x-5 gap-y-2 text-sm">{children}</p>}
      </div>
      {isFinished && refused > 0 && <ImportProblems count={refused} problems={problems} />}
    </div>
  )
}
