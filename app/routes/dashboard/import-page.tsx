import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Block } from '#app/features/inbox/block.tsx'
import { EarlierImports } from '#app/features/reviews/earlier-imports.tsx'
import { ImportColumns } from '#app/features/reviews/import-columns-form.tsx'
import { ImportFileForm } from '#app/features/reviews/import-file-form.tsx'
import type { ImportPreview } from '#app/features/reviews/import-preview.server.ts'
import { CheckedFile } from '#app/features/reviews/import-preview.tsx'
import { ImportProgress } from '#app/features/reviews/import-progress.tsx'
import { ImportUndo, Replaced, UndoneImport } from '#app/features/reviews/import-undo.tsx'
import { withUses } from '#app/features/uploads/columns-form.tsx'
import type { FormResult } from '#app/platform/form.server.ts'
import type { readImport } from './import-acts.server.ts'

type Checked = { source: string; preview: ImportPreview }

type ImportPageProps = {
  here: string
  title: string
  loaderData: Awaited<ReturnType<typeof readImport>>
  actionData: (FormResult & { example?: string | undefined }) | undefined
  /** What becomes of the reviews. */
  intro: string
  note: (checked: Checked) => ReactNode
  done: string
  links: ReactNode
  /** Shown on a transparency page. */
  isPublic: boolean
}

/** Every step of an import, of one's own reviews or of a competitor's. */
export function ImportPage({ here, title, intro, note, done, links, isPublic, ...data }: ImportPageProps) {
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
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Block id="import" title={title}>
        <ImportFileForm result={actionData}>{intro}</ImportFileForm>
      </Block>
      <Block id="earlier" title="Earlier imports">
        <EarlierImports here={here} imports={('imports' in loaderData && loaderData.imports) || []} />
      </Block>
    </div>
  )
}
