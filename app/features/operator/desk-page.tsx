import { type ReactNode, useContext } from 'react'
import { formatNumber } from '#app/languages/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Setting, Settings } from '#app/ui/setting.tsx'
import { type Toast, useActionToast } from '#app/ui/toast.tsx'
import { deskSections } from './desk-sections.ts'
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

type DeskClearProps = Partial<Omit<DeskPageProps, 'lead'>> & { text?: string }

/** A section of the desk with nothing to do, and the work that waits elsewhere. Title and text default to the section's. */
export function DeskClear({ children, ...own }: DeskClearProps) {
  const { path, waiting } = useContext(DeskPlace)
  const { text, ...page } = { ...deskSections[path], ...own }
  return (
    <DeskPage lead={text} title={page.title!} {...page}>
      {children}
      {waiting.length > 0 && (
        <Settings title="Waiting for you elsewhere">
          {waiting.map(({ to, label, icon: Icon, count, overdue }) => (
            <Setting
              key={to}
              icon={Icon}
              title={label}
              to={to}
              help={
                <span className="flex flex-wrap items-center gap-3">
                  {formatNumber(count)} waiting
                  {overdue > 0 && <Badge kind="danger">{formatNumber(overdue)} overdue</Badge>}
                </span>
              }
            />
          ))}
        </Settings>
      )}
    </DeskPage>
  )
}
