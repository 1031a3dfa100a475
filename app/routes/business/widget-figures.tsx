import { FiguresPage } from '#app/features/widget-counts/figures-page.tsx'
import { readFigures } from '#app/features/widget-counts/widget-views.server.ts'
import { findWidget } from '#app/features/widgets/widgets.server.ts'
import { now } from '#app/platform/clock.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberWith } from '#app/routes/guards.server.ts'
import type { Route } from './+types/widget-figures.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Views of a widget · Vouchsafe' }]

// GET /business/widgets/{id}/figures
export async function loader({ context, params }: Route.LoaderArgs) {
  const owner = memberWith(context, 'analytics')
  const widget = await findWidget(db, owner.business.id, params.widgetId)
  if (!widget) throw notFound('widget')
  const { id, name, settings } = widget
  return {
    widget: { id, name, settings },
    figures: await readFigures(db, owner.business, widget, now()),
  }
}

export default function WidgetFiguresRoute({ loaderData }: Route.ComponentProps) {
  return <FiguresPage {...loaderData} />
}
