import { scaleLinear } from 'd3-scale'
import { Link } from 'react-router'
import type { Widget } from '#app/features/widgets/widgets.server.ts'
import { countOf, formatDate, formatNumber, formatPercent } from '#app/languages/format.ts'
import { Block } from '#app/ui/block.tsx'
import { bothSizes, type ChartSize, ChartSvg, chartWidths } from '#app/ui/chart-svg.tsx'
import { rounded } from '#app/ui/rounded.ts'
import { Table } from '#app/ui/table.tsx'
import { Time } from '#app/ui/time.tsx'
import { aView } from './viewed-page.ts'
import type { WidgetFigures } from './widget-views.server.ts'

type FiguresPageProps = { widget: Pick<Widget, 'id' | 'name' | 'settings'>; figures: WidgetFigures }

/** How often a widget is seen, and where. */
export function FiguresPage({ widget, figures }: FiguresPageProps) {
  const { days, pages, origins } = figures
  return (
    <div className="grid gap-10">
      <p className="text-sm">
        <Link className="reach" to={`/business/widgets/${widget.id}`}>
          Back to “{widget.name}”
        </Link>
      </p>
      <Views days={days} isCounted={widget.settings.isCounted} />
      {pages.length > 0 && (
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
              { id: 'views', header: 'Views', cell: ({ views }) => formatNumber(views), isNumber: true },
              { id: 'clicks', header: 'Clicks', cell: ({ clicks }) => formatNumber(clicks), isNumber: true },
            ]}
            rowId={({ page }) => page}
            rows={pages}
          />
        </Block>
      )}
      <Block id="sites" title="On which sites?">
        {origins.length > 0 ? (
          <Table
            caption="Sites on which the widget was seen"
            columns={[
              {
                id: 'origin',
                header: 'Site',
                cell: ({ origin }) => <span className="wrap-anywhere">{origin}</span>,
              },
              {
                id: 'first',
                header: 'First seen',
                cell: ({ firstSeenAt }) => <Time as="date" at={firstSeenAt} />,
              },
              {
                id: 'last',
                header: 'Last seen',
                cell: ({ lastSeenAt }) => <Time as="date" at={lastSeenAt} />,
              },
            ]}
            rowId={({ origin }) => origin}
            rows={origins}
          />
        ) : (
          <p className="text-sm text-muted">No visitor has seen the widget on a site yet.</p>
        )}
      </Block>
    </div>
  )
}

function Views({ days, isCounted }: { days: WidgetFigures['days']; isCounted: boolean }) {
  const sum = (of: 'views' | 'clicks') => days.reduce((total, day) => total + day[of], 0)
  const [views, clicks] = [sum('views'), sum('clicks')]
  return (
    <Block id="views" note="The last 30 days" title="Is it seen?">
      {views === 0 ? (
        <p className="max-w-measure text-sm text-muted">
          {isCounted
            ? `No views yet. ${aView}`
            : 'Views of this widget are not counted: counting is switched off in its settings.'}
        </p>
      ) : (
        <>
          <div className="gap-10 xl:grid xl:grid-cols-[minmax(0,1fr)_auto]">
            <dl className="mb-5 grid grid-cols-3 gap-4 xl:order-last xl:grid-cols-1 xl:gap-5">
              {[
                [formatNumber(views), 'views'],
                [formatNumber(clicks), 'clicks'],
                [formatPercent(clicks / views), 'of views'],
              ].map(([figure, of]) => (
                <div className="flex flex-col-reverse" key={of}>
                  <dt className="text-sm text-muted">{of}</dt>
                  <dd className="font-serif text-3xl tabular-nums">{figure}</dd>
                </div>
              ))}
            </dl>
            <figure aria-labelledby="views" className="chart">
              {bothSizes((size) => (
                <DaysSvg
                  days={days.map(({ day, views }) => ({ day, count: views }))}
                  description={`Views by day: ${countOf(views, 'view')} in 30 days.`}
                  size={size}
                />
              ))}
            </figure>
          </div>
          <details className="mt-2">
            <summary className="chart-more">Show the numbers as a table</summary>
            <Table
              caption="Views and clicks by day"
              columns={[
                {
                  id: 'day',
                  header: 'Day',
                  cell: ({ day }) => <Time as="date" at={`${day}T12:00:00.000Z`} />,
                },
                { id: 'views', header: 'Views', cell: ({ views }) => formatNumber(views), isNumber: true },
                {
                  id: 'clicks',
                  header: 'Clicks',
                  cell: ({ clicks }) => formatNumber(clicks),
                  isNumber: true,
                },
              ]}
              isDense
              rowId={({ day }) => day}
              rows={days.filter(({ views, clicks }) => views + clicks > 0)}
            />
          </details>
        </>
      )}
      <details className="mt-2">
        <summary className="chart-more">How is it counted?</summary>
        <p className="mt-2 max-w-measure text-xs text-muted">
          {aView} Counted by day and page, without cookies and with nothing about the visitor; robots that
          name themselves and sites that you have not listed are left out. Frames and pages without JavaScript
          are not counted. A program can pretend to be a visitor on your site, so read it as a figure and not
          as proof.
        </p>
      </details>
    </Block>
  )
}

/** `day`: "2026-11-20" */
type DayCount = { day: string; count: number }

const height = 132
const bottom = 108

/** A column for each day, from the first to the last. */
function DaysSvg({ days, description, size }: { days: DayCount[]; description: string; size: ChartSize }) {
  const width = chartWidths[size]
  const most = Math.max(1, ...days.map(({ count }) => count))
  const tall = scaleLinear([0, most], [0, bottom - 20])
  const step = width / days.length
  return (
    <ChartSvg description={description} height={height} size={size}>
      <path className="axis" d={`M0 ${bottom}H${width}`} />
      {days.map(({ day, count }, at) => (
        <rect
          className="fill-success"
          height={rounded(tall(count))}
          key={day}
          width={rounded(Math.max(step - 3, 1))}
          x={rounded(at * step)}
          y={rounded(bottom - tall(count))}
        />
      ))}
      <text className="label" x="0" y={height - 6}>
        {formatDate(days[0]!.day)}
      </text>
      <text className="label" textAnchor="end" x={width} y={height - 6}>
        {formatDate(days.at(-1)!.day)}
      </text>
      <text x="0" y="12">
        {formatNumber(most)}
      </text>
    </ChartSvg>
  )
}
