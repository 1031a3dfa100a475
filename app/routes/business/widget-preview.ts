import { hostPageIn } from '#app/features/widget-editor/host-page.ts'
import { previewPage, triedIn } from '#app/features/widget-editor/preview-page.server.ts'
import { renderOf, renderWidget } from '#app/features/widgets/render-widget.server.ts'
import { renderSampleWall } from '#app/features/widgets/sample-wall.server.ts'
import { initialSettings } from '#app/features/widgets/save-widget.server.ts'
import { widgetKind } from '#app/features/widgets/widget.schema.ts'
import { heightFor } from '#app/features/widgets/widget.vocabulary.ts'
import { findWidget } from '#app/features/widgets/widgets.server.ts'
import { db } from '#app/platform/database.server.ts'
import { notFound } from '#app/platform/refusal.ts'
import { type Member, memberOf } from '#app/routes/guards.server.ts'
import scripts from '#widget/scripts'
import type { Route } from './+types/widget-preview.ts'

// GET /business/widgets/{id}/preview: the widget with the settings of the query, which are not saved.
// GET /business/widgets/new/preview?kind={kind}: a new widget of that kind.
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { business } = memberOf(context)
  const query = new URL(request.url).searchParams
  const widget = await (params.widgetId === 'new'
    ? renderNew(business, query)
    : renderTried(business.id, params.widgetId ?? '', query))
  if (!widget) throw notFound('widget')
  const { html, policy } = previewPage({
    widget,
    page: hostPageIn(query),
    scripts,
    isPicture: query.has('picture'),
  })
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })
}

async function renderTried(businessId: string, widgetId: string, query: URLSearchParams) {
  const saved = await findWidget(db, businessId, widgetId)
  return saved && renderWidget(db, saved.id, triedIn(query))
}

/** With the business's own reviews; before it has any, with those of the demo. */
async function renderNew(business: Member['business'], query: URLSearchParams) {
  const kind = widgetKind.safeParse(query.get('kind')).data ?? 'wall'
  const settings = initialSettings({ language: business.language, height: heightFor(kind, 6) })
  const hasReviews = business.reviewCount + business.importedCount > 0
  return hasReviews
    ? renderOf(db, business, { id: 'new', kind, settings })
    : renderSampleWall(db, { ...settings, kind })
}
