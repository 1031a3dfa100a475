import { type ReactNode, useContext } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { DeskSample, deskSections } from './desk-samples.tsx'
import { DeskPlace } from './operator-desk.tsx'

type DeskPageProps = {
  title: string
  lead?: ReactNode
  /** The main action, beside the title. */
  action?: ReactNode
  result?: object
  children: ReactNode
}

export function DeskPage({ title, lead, action, result, children }: DeskPageProps) {
  useActionToast(result && 'toast' in result ? (result.toast as Toast) : undefined)
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-3xl">{title}</h1>
          {lead && <p className="max-w-measure text-sm text-muted">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </>
  )
}

type DeskClearProps = { action?: ReactNode; result?: object; children?: ReactNode }

/** A section of the desk with nothing to do: the way to other work, and a sample of what will wait here. */
export function DeskClear({ action, result, children }: DeskClearProps) {
  const { path, next } = useContext(DeskPlace)
  const { title, text } = deskSections[path]!
  const nextWork = next && (
    <ButtonLink kind="primary" to={next.to}>
      Next: {next.label} ({next.count})
    </ButtonLink>
  )
  return (
    <DeskPage action={action ?? nextWork} lead={text} result={result} title={title}>
      {children}
      <figure className="stage gap-3">
        <div aria-hidden inert>
          <DeskSample path={path} />
        </div>
        <figcaption className="text-xs text-muted">Sample data</figcaption>
      </figure>
    </DeskPage>
  )
}
