import { findPickable } from '#app/features/widget-editor/editor-choices.server.ts'
import { findWidget } from '#app/features/widgets/widgets.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { memberOf } from '#app/routes/guards.server.ts'
import type { Route } from './+types/widget-reviews.ts'

// GET /business/widgets/{id}/reviews?q={words}: the owner's own public reviews, to pick from.
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  if (!(await findWidget(db, business.id, params.widgetId ?? ''))) throw notFound('widget')
  const query = new URL(request.url).searchParams.get('q') ?? ''
  return { found: await findPickable(db, business.id, query) }
}
