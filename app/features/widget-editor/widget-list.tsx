import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { isFloating, kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { countOf } from '#app/languages/format.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { CopyCode } from './copy-code.tsx'
import { Picture } from './kind-chooser.tsx'
import { selectionWords } from './settings-in-words.ts'

type ListedWidget = Widget & {
  code: string
  views: number
  sites: string[]
  /** The address of what was counted; null for plans without analytics. */
  figures: string | null
  /** Of its filter. */
  tagName: string | undefined
}

type WidgetListProps = { widgets: ListedWidget[]; onCopied: () => void }

/** An owner's widgets in their order. */
export function WidgetList({ widgets, onCopied }: WidgetListProps) {
  return (
    <ol className="border-t border-rule">
      {widgets.map((widget, at) => (
        <li
          className="grid gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[220px_minmax(0,1fr)]"
          key={widget.id}
        >
          {isFloating(widget.kind) ? (
            <FloatingPicture />
          ) : (
            <Picture
              isWhole={widget.kind === 'badge'}
              src={`/business/widgets/${widget.id}/preview?picture&version=${widget.version}`}
            />
          )}
          <div className="grid min-w-0 content-between gap-3">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
              <Told widget={widget} />
              <div className="flex flex-wrap gap-2">
                <ButtonLink to={`/business/widgets/${widget.id}`}>
                  Edit<span className="sr-only"> {widget.name}</span>
                </ButtonLink>
                <CopyCode code={widget.code} of={widget.name} onCopied={onCopied} />
                <Acts isFirst={at === 0} isLast={at === widgets.length - 1} widget={widget} />
              </div>
            </div>
          </div>
        </li>
      ))}
    </ol>
  )
}

/** A page with what floats in its corner. */
const FloatingPicture = () => (
  <svg aria-hidden className="h-32 w-full border border-line bg-[#fff]" viewBox="0 0 220 128">
    <path className="stroke-line" d="M16 22h120M16 40h188M16 56h170M16 72h188" strokeWidth="6" />
    <rect className="fill-accent" height="32" rx="16" width="96" x="112" y="84" />
    <text className="fill-on-accent text-sm" x="126" y="105">
      ★ Reviews
    </text>
  </svg>
)

function Told({ widget }: { widget: ListedWidget }) {
  const { id, kind, name, settings, views, sites, figures, tagName } = widget
  const seen = `${countOf(views, 'view')} in 30 days`
  return (
    <div className="min-w-0">
      <h2 className="text-lg wrap-anywhere">
        <Link className="no-underline hover:underline" to={`/business/widgets/${id}`}>
          {name}
        </Link>
      </h2>
      <p className="text-sm text-muted">
        {kindNames[kind]} · {selectionWords(kind, settings, tagName)}
      </p>
      <p className="text-sm text-muted">
        {sites.length > 0 ? `On ${sitesInWords(sites)}` : 'Not seen on a site yet'}
        {views > 0 && (
          <>
            ,{' '}
            {figures ? (
              <Link to={figures}>
                {seen}
                <span className="sr-only"> of {name}</span>
              </Link>
            ) : (
              seen
            )}
          </>
        )}
      </p>
    </div>
  )
}

const namedSites = 2
function sitesInWords(sites: string[]) {
  const names = sites.slice(0, namedSites).map((origin) => origin.replace(/^https?:\/\//, ''))
  const rest = sites.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(' and ')
}

type ActsProps = { widget: ListedWidget; isFirst: boolean; isLast: boolean }

function Acts({ widget, isFirst, isLast }: ActsProps) {
  const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const
  return (
    <div className="flex items-center">
      <Act act="copy" title="Duplicate" widget={widget}>
        <Copy {...icon} />
      </Act>
      <Act act="delete" title="Delete" widget={widget}>
        <Trash2 {...icon} />
      </Act>
      {!isFirst && (
        <Act act="up" title="Up" widget={widget}>
          <ArrowUp {...icon} />
        </Act>
      )}
      {!isLast && (
        <Act act="down" title="Down" widget={widget}>
          <ArrowDown {...icon} />
        </Act>
      )}
    </div>
  )
}

type ActProps = { act: string; title: string; widget: Widget; children: ReactNode }

function Act({ act, title, widget, children }: ActProps) {
  return (
    <Form method="post" preventScrollReset>
      <input name="id" type="hidden" value={widget.id} />
      <Button aria-label={`${title} ${widget.name}`} isIcon kind="quiet" name="act" title={title} value={act}>
        {children}
      </Button>
    </Form>
  )
}
