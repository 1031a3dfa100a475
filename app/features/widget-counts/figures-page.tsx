import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { countOf, formatDay, formatNumber, formatPercent } from '#app/languages/format.ts'
import { BackLink } from '#app/ui/back-link.tsx'
import { Block } from '#app/ui/block.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { bothSizes } from '#app/ui/chart-svg.tsx'
import { ColumnsSvg } from '#app/ui/counts-drawing.tsx'
import { EmptyState } from '#app/ui/states.tsx'
import { type Column, Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { aView } from './viewed-page.ts'
import type { WidgetFigures } from './widget-views.server.ts'

type FiguresPageProps = { widget: Pick<Widget, 'id' | 'name' | 'settings'>; figures: WidgetFigures }

export function FiguresPage({ widget: { id, name, settings }, figures }: FiguresPageProps) {
  const { days, before, pages } = figures
  const sum = (of: 'views' | 'clicks') => days.reduce((total, day) => total + day[of], 0)
  const [views, clicks] = [sum('views'), sum('clicks')]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <BackLink to={`/business/widgets/${id}`}>{name}</BackLink>
        <h2 className="text-3xl text-balance wrap-anywhere">
          {views === 0
            ? name
            : `“${name}” was seen ${countOf(views, 'time')} and clicked ${countOf(clicks, 'time')}`}
        </h2>
        {before > 0 && views > 0 && (
          <p className="mt-2 text-muted">
            {views >= before
              ? `${formatPercent(views / before - 1)} more views than in the period before.`
              : `${formatPercent(1 - views / before)} fewer views than in the period before.`}
          </p>
        )}
      </div>
      {views === 0 ? (
        <EmptyState
          action={<ButtonLink to={`/business/widgets/${id}?step=install`}>Open the widget</ButtonLink>}
          picture="review"
          title="No views yet"
        >
          <p>{settings.isCounted ? aView : 'Counting is switched off in its settings.'}</p>
        </EmptyState>
      ) : (
        <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <Views days={days} views={views} />
          <Block id="pages" title="On which pages?">
            <Table
              caption="Views and clicks by page in the last 30 days"
              columns={[
                {
                  id: 'page',
                  header: 'Page',
                  cell: ({ page }) => (
                    <span className="wrap-anywhere">{page.replace(/^https?:\/\//, '') || 'Other pages'}</span>
                  ),
                },
                ...countColumns,
                {
                  id: 'rate',
                  header: 'Click rate',
                  cell: ({ views, clicks }) => (views > 0 ? formatPercent(clicks / views) : '–'),
                  isNumber: true,
                },
              ]}
              rowId={({ page }) => page}
              rows={pages}
            />
          </Block>
        </div>
      )}
    </div>
  )
}

type Counts = { views: number; clicks: number }

const countColumns: Column<Counts>[] = [
  { id: 'views', header: 'Views', cell: ({ views }) => formatNumber(views), isNumber: true },
  { id: 'clicks', header: 'Clicks', cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
]

function Views({ days, views }: Pick<WidgetFigures, 'days'> & { views: number }) {
  return (
    <Block id="views" note="The last 30 days" title="Views by day">
      <figure aria-labelledby="views" className="chart">
        {bothSizes((size) => (
          <ColumnsSvg
            description={`Views by day: ${countOf(views, 'view')} in 30 days.`}
            every={size === 'wide' ? 7 : 14}
            height={500}
            rows={days.map(({ day, views }) => ({ label: formatDay(day), count: views }))}
            size={size}
          />
        ))}
      </figure>
      <details className="mt-2">
        <summary className="chart-more">In numbers, and how we count</summary>
        <p className="mt-2 max-w-measure text-sm text-muted">
          {aView} By day and page, without cookies. Known robots and frames are left out. A program can
          pretend to be a visitor.
        </p>
        <Table
          caption="Views and clicks by day"
          columns={[
            {
              id: 'day',
              header: 'Day',
              cell: ({ day }) => <Time as="date" at={`${day}T12:00:00.000Z`} />,
            },
            ...countColumns,
          ]}
          isDense
          rowId={({ day }) => day}
          rows={days.filter(({ views, clicks }) => views + clicks > 0)}
        />
      </details>
    </Block>
  )
}
