import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { Form, Link } from 'react-router'
import { kindNames } from '#app/features/widgets/widget.vocabulary.ts'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { countOf } from '#app/languages/format.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { copyText } from '#app/ui/copy-field.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Unfold } from '#app/ui/unfold.tsx'
import { WidgetCard, WidgetCards, WidgetPicture } from './kind-chooser.tsx'
import { KindDrawing } from './kind-drawing.tsx'
import { selectionWords } from './settings-in-words.ts'

type ListedWidget = Widget & {
  code: string
  views: number
  sites: string[]
  /** Address of the widget's figures; null for plans without analytics. */
  figures: string | null
  /** Name of the tag in the widget's filter. */
  tagName: string | undefined
}

type WidgetListProps = {
  widgets: ListedWidget[]
  /** Whether the pictures show the demo's reviews, because the business has none. */
  isSample: boolean
  onCopied: () => void
}

export function WidgetList({ widgets, isSample, onCopied }: WidgetListProps) {
  return (
    <WidgetCards look="sm:has-[>:nth-child(2)]:grid-cols-2">
      {widgets.map((widget, at) => (
        <WidgetCard
          actions={
            <>
              <ButtonLink to={`/business/widgets/${widget.id}`}>
                Edit<span className="sr-only"> {widget.name}</span>
              </ButtonLink>
              <CopyCode code={widget.code} of={widget.name} onCopied={onCopied} />
              <Acts isFirst={at === 0} isLast={at === widgets.length - 1} widget={widget} />
            </>
          }
          key={widget.id}
          picture={<Picture isSample={isSample} widget={widget} />}
          title={
            <>
              <Link className="no-underline hover:underline" to={`/business/widgets/${widget.id}`}>
                {widget.name}
              </Link>{' '}
              {isSample && <Badge>Example</Badge>}
            </>
          }
        >
          <About widget={widget} />
        </WidgetCard>
      ))}
    </WidgetCards>
  )
}

function Picture({ widget: { id, kind, version }, isSample }: { widget: ListedWidget; isSample: boolean }) {
  const address = isSample
    ? `/business/widgets/new/preview?picture&kind=${kind}`
    : `/business/widgets/${id}/preview?picture&version=${version}`
  if (kind === 'drawer') return <KindDrawing kind="drawer" />
  if (kind !== 'badge') return <WidgetPicture address={address} />
  return (
    <iframe
      className="mx-auto my-8 h-28 w-80 max-w-full rounded-surface sm:my-12"
      sandbox="allow-same-origin"
      src={address}
      tabIndex={-1}
      title="Picture of the widget"
    />
  )
}

function About({ widget }: { widget: ListedWidget }) {
  const { kind, name, settings, views, sites, figures, tagName } = widget
  const seen = countOf(views, 'view')
  return (
    <>
      <p>
        {name !== kindNames[kind] && `${kindNames[kind]} · `}
        {selectionWords(kind, settings, tagName)}
      </p>
      <p>
        {sites.length > 0 ? sitesInWords(sites) : 'Not seen on a site yet'}
        {views > 0 && (
          <>
            {' · '}
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
    </>
  )
}

const namedSites = 2
function sitesInWords(sites: string[]) {
  const names = sites.slice(0, namedSites).map((origin) => origin.replace(/^https?:\/\//, ''))
  const rest = sites.length - names.length
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(' and ')
}

type ActsProps = { widget: ListedWidget; isFirst: boolean; isLast: boolean }

const Acts = ({ widget, isFirst, isLast }: ActsProps) => (
  <Unfold
    className="ml-auto"
    label={`More for ${widget.name}`}
    look="btn btn-quiet btn-icon"
    summary={<Ellipsis aria-hidden size={18} strokeWidth={1.5} />}
  >
    <Form className="menu absolute top-full right-0 z-10 w-max" method="post" preventScrollReset>
      <input name="id" type="hidden" value={widget.id} />
      {[
        ['copy', 'Duplicate'],
        ...(isFirst ? [] : [['up', 'Move up']]),
        ...(isLast ? [] : [['down', 'Move down']]),
        ['delete', 'Delete'],
      ].map(([act, words]) => (
        <button className="menu-item" key={act} name="act" type="submit" value={act}>
          {words}
          <span className="sr-only"> {widget.name}</span>
        </button>
      ))}
    </Form>
  </Unfold>
)

type CopyCodeProps = { code: string; of: string; onCopied: () => void }

/** Puts the embed code into the clipboard. Where that is forbidden, the code can be selected further below. */
export function CopyCode({ code, of, onCopied }: CopyCodeProps) {
  const [state, setState] = useState<'ready' | 'copied' | 'refused'>('ready')
  if (!useHydrated()) return null
  async function copy() {
    const isCopied = await copyText(code)
    setState(isCopied ? 'copied' : 'refused')
    if (isCopied) onCopied()
    setTimeout(() => setState('ready'), 2000)
  }
  const text = { ready: 'Copy code', copied: 'Copied', refused: 'Not allowed here' }[state]
  return (
    <>
      <Button onClick={copy} type="button">
        {text}
        <span className="sr-only"> of {of}</span>
      </Button>
      <span className="sr-only" role="status">
        {state === 'ready' ? '' : text}
      </span>
    </>
  )
}
