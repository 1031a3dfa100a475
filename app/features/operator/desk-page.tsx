import { type ReactNode, useContext } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Sample } from '#app/ui/sample.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { SampleCase, type Sampled } from './desk-samples.tsx'
import { deskSections } from './desk-sections.ts'
import { DeskPlace } from './operator-desk.tsx'

type DeskPageProps = {
  title: string
  lead?: ReactNode
  /** The main action, beside the title. */
  action?: ReactNode
  /** In the larger half, beside everything else. */
  picture?: ReactNode
  result?: object
  children?: ReactNode
}

const useResultToast = (result: object | undefined) =>
  useActionToast(result && 'toast' in result ? (result.toast as Toast) : undefined)

export function DeskPage({ title, lead, action, picture, result, children }: DeskPageProps) {
  useResultToast(result)
  const page = (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="grid gap-1">
          <h1 className="text-3xl text-balance">{title}</h1>
          {lead && <p className="max-w-measure text-sm text-muted">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </>
  )
  if (!picture) return page
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 min-[1100px]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <div className="contents grid-cols-[minmax(0,1fr)] content-start gap-6 min-[1100px]:grid">{page}</div>
      <div className="stage min-[1100px]:min-h-[560px]">{picture}</div>
    </div>
  )
}

type DeskClearProps = Partial<Omit<DeskPageProps, 'lead'>> & { text?: string; sample?: Sampled }

/** A section of the desk with nothing to do: an example of what comes here, and the next work elsewhere. Each defaults to the section's. */
export function DeskClear({ children, ...own }: DeskClearProps) {
  const { path, waiting } = useContext(DeskPlace)
  const { text, sample, ...page } = { ...deskSections[path]!, ...own }
  const [next] = waiting.toSorted((one, other) => other.overdue - one.overdue)
  return (
    <DeskPage
      action={
        next && (
          <ButtonLink kind="primary" to={next.to}>
            Next: {next.label.toLowerCase()} ({formatNumber(next.count)})
          </ButtonLink>
        )
      }
      lead={text}
      picture={
        sample && (
          <Sample isPicture>
            <SampleCase {...sample} />
          </Sample>
        )
      }
      {...page}
    >
      {children}
    </DeskPage>
  )
}
