import { data, redirect, useFetcher } from 'react-router'
import { allows } from '#app/features/plans/plans.ts'
import { listTags } from '#app/features/tags/tags.server.ts'
import { countByWidget, lastDays, listSites } from '#app/features/widget-counts/widget-views.server.ts'
import { KindChooser } from '#app/features/widget-editor/kind-chooser.tsx'
import { WidgetList } from '#app/features/widget-editor/widget-list.tsx'
import { addWidget, copyWidget } from '#app/features/widgets/create-widget.server.ts'
import { deleteWidget, restoreWidget } from '#app/features/widgets/delete-widget.server.ts'
import { noteCodeCopied } from '#app/features/widgets/save-widget.server.ts'
import { widgetKind } from '#app/features/widgets/widget.schema.ts'
import { widgetLimits } from '#app/features/widgets/widget.vocabulary.ts'
import { widgetCode } from '#app/features/widgets/widget-code.server.ts'
import { listWidgets, moveWidget } from '#app/features/widgets/widgets.server.ts'
import { countOf, formatAverage } from '#app/languages/format.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { invalid, notFound } from '#app/platform/refusal.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { FormError } from '#app/ui/form-error.tsx'
import { type Done, useResult } from '#app/ui/toast.tsx'
import { widgetKinds } from '#widget/widget-data.ts'
import type { Route } from './+types/widgets'
import { type Acts, done, handleActs } from './actions.server.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Widgets · Vouchsafe' }]

const here = '/business/widgets'

// GET /business/widgets, and ?add for the kinds
export async function loader({ request, context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const hasFigures = allows(business.tierName, 'analytics')
  const [widgets, views, sites, tags] = await Promise.all([
    listWidgets(db, business.id),
    countByWidget(db, business.id, lastDays(now(), business.timeZone).days),
    listSites(db, business.id),
    listTags(db, business.id),
  ])
  return {
    widgets: widgets.map((widget) => ({
      ...widget,
      code: widgetCode(widget, business),
      views: views.find(({ widgetId }) => widgetId === widget.id)?.views ?? 0,
      sites: sites.filter(({ widgetId }) => widgetId === widget.id).map(({ origin }) => origin),
      figures: hasFigures ? `${here}/${widget.id}/figures` : null,
      tagName: tags.find(({ id }) => id === widget.settings.tag)?.name,
    })),
    isAdding: new URL(request.url).searchParams.has('add'),
    isEmpty: business.reviewCount + business.importedCount === 0,
    score: business.reviewCount > 0 ? formatAverage(business.reviewScore, 1) : '–',
  }
}

// POST /business/widgets
export const action = (args: Route.ActionArgs) => handleActs(args, acts)

const acts: Acts = {
  async add({ business }, values) {
    const kind = widgetKind.safeParse(values.kind)
    if (!kind.success) throw invalid('Please choose a kind of widget.')
    const { id } = await addWidget(db, { business, kind: kind.data })
    return redirect(`${here}/${id}`, 303)
  },
  async copy({ business }, { id: widgetId = '' }) {
    const { id, name } = await copyWidget(db, { business, widgetId })
    return done(`“${name}” added`, { act: 'delete', id })
  },
  async delete({ business }, { id: widgetId = '' }) {
    const name = await deleteWidget(db, { business, widgetId })
    const text = 'Your site shows an empty place until you take its code out, or undo this.'
    return data<Done>({
      toast: { type: 'success', title: `“${name}” deleted`, text },
      undo: { act: 'restore', id: widgetId },
    })
  },
  async restore({ business }, { id: widgetId = '' }) {
    const name = await restoreWidget(db, { business, widgetId })
    return done(`“${name}” restored`)
  },
  async up({ business }, { id = '' }) {
    await moveBy(business.id, id, -1)
    return done('Moved up')
  },
  async down({ business }, { id = '' }) {
    await moveBy(business.id, id, 1)
    return done('Moved down')
  },
  async 'code-copied'({ business }) {
    await noteCodeCopied(db, business.id)
    return null
  },
}

async function moveBy(businessId: string, widgetId: string, by: number) {
  const at = (await listWidgets(db, businessId)).findIndex(({ id }) => id === widgetId)
  if (at < 0) throw notFound('widget')
  await moveWidget(db, { businessId, widgetId, to: at + by })
}

export default function Widgets({ loaderData, actionData }: Route.ComponentProps) {
  const { refused } = useResult(actionData)
  const fetcher = useFetcher()
  const { widgets, isAdding, isEmpty, score } = loaderData
  if (isAdding || widgets.length === 0)
    return (
      <div>
        {widgets.length > 0 && <BackLink to={here}>Widgets</BackLink>}
        <KindChooser
          score={score}
          title={widgets.length === 0 ? 'Choose your first widget' : 'Add a widget'}
        />
      </div>
    )
  const isFull = widgets.length >= widgetLimits.ofBusiness
  const isFirst = widgets.length === 1
  const views = widgets.reduce((total, widget) => total + widget.views, 0)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FormError text={refused?.message} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-3xl text-balance">
          {views > 0
            ? `Your widgets were seen ${countOf(views, 'time')} in 30 days`
            : 'Put your reviews on your own site'}
        </h2>
        {isFull ? (
          <p className="text-sm">You have {widgetLimits.ofBusiness} widgets, which is the most.</p>
        ) : !isFirst ? (
          <ButtonLink kind="primary" to={`${here}?add`}>
            Add a widget
          </ButtonLink>
        ) : (
          views === 0 && (
            <ButtonLink kind="primary" to={`${here}/${widgets[0]!.id}?step=install`}>
              Install the widget
            </ButtonLink>
          )
        )}
      </div>
      <WidgetList
        isSample={isEmpty}
        onCopied={() => void fetcher.submit({ act: 'code-copied' }, { method: 'post' })}
        widgets={widgets}
      />
      {isFirst && (
        <KindChooser
          kinds={widgetKinds.filter((kind) => kind !== widgets[0]!.kind)}
          score={score}
          title="Add another"
        />
      )}
    </div>
  )
}
