import { Croissant } from 'lucide-react'
import { type ReactNode, useContext } from 'react'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Face } from '#app/ui/face.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { deskSamples } from './desk-samples.ts'
import { DeskPlace } from './operator-desk.tsx'

type DeskPageProps = {
  title: string
  /** One sentence below the title. */
  lead?: ReactNode
  result?: object
  children: ReactNode
}

/** A page of the desk: its state as a headline, and what there is to do. */
export function DeskPage({ title, lead, result, children }: DeskPageProps) {
  useActionToast(result && 'toast' in result ? (result.toast as Toast) : undefined)
  return (
    <>
      <header className="grid gap-1">
        <h1 className="text-3xl">{title}</h1>
        {lead && <p className="max-w-measure text-sm text-muted">{lead}</p>}
      </header>
      {children}
    </>
  )
}

type DeskClearProps = { action?: ReactNode; result?: object; children?: ReactNode }

/** A section of the desk with nothing to do: the way to other work, beside a sample of what will wait here. */
export function DeskClear({ action, result, children }: DeskClearProps) {
  const { path, next } = useContext(DeskPlace)
  const { title, text, why, isGood, samples } = deskSamples[path]!
  const nextWork = next && (
    <ButtonLink kind="primary" to={next.to}>
      Next: {next.label} ({next.count})
    </ButtonLink>
  )
  return (
    <DeskPage lead={text} result={result} title={title}>
      {children}
      <div>{action ?? nextWork ?? <p className="text-sm">Nothing else waits for you.</p>}</div>
      <Sample caption="Sample data" isPicture>
        {samples.map(([who, words]) => (
          <div className="grid gap-4" key={who}>
            <p className="flex flex-wrap items-center gap-3">
              <Face name={who.split(' about ')[0]!} />
              <b className="grow font-medium">{who}</b>
              <Badge kind={isGood ? 'good' : 'warning'}>{why}</Badge>
            </p>
            {path === '/operator/photos' && (
              <span className="grid h-60 place-items-center rounded-control bg-wash text-muted">
                <Croissant size={120} strokeWidth={0.75} />
              </span>
            )}
            <p className="font-serif text-lg">{words}</p>
          </div>
        ))}
      </Sample>
    </DeskPage>
  )
}
