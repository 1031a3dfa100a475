import { type ReactNode, useContext } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { EmptyState } from '#app/ui/states.tsx'
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

const useResultToast = (result: object | undefined) =>
  useActionToast(result && 'toast' in result ? (result.toast as Toast) : undefined)

export function DeskPage({ title, lead, action, result, children }: DeskPageProps) {
  useResultToast(result)
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

type DeskClearProps = {
  /** In place of those of its section. */
  title?: string
  text?: string
  action?: ReactNode
  sample?: ReactNode
  result?: object
  children?: ReactNode
}

/** A section of the desk with nothing to do: a picture of what will wait here, and the work that waits elsewhere. */
export function DeskClear({ action, sample, result, children, ...own }: DeskClearProps) {
  const { path, waiting } = useContext(DeskPlace)
  const { title, text } = { ...deskSections[path], ...own }
  useResultToast(result)
  return (
    <>
      {children}
      <EmptyState action={action} level={1} sample={sample ?? <DeskSample path={path} />} title={title!}>
        {text}
      </EmptyState>
      {!action && waiting.length > 0 && (
        <Settings title="Waiting for you elsewhere">
          {waiting.map(({ to, label, icon: Icon, count }, index) => (
            <Setting
              end={
                <ButtonLink kind={index === 0 ? 'primary' : undefined} to={to}>
                  Open {formatNumber(count)}
                  <span className="sr-only"> in {label}</span>
                </ButtonLink>
              }
              help={deskSections[to]?.text}
              key={to}
              picture={<Icon aria-hidden size={18} strokeWidth={1.5} />}
              title={label}
            />
          ))}
        </Settings>
      )}
    </>
  )
}
