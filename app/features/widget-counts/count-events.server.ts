import { sql } from 'drizzle-orm'
import { businesses } from '#app/features/businesses/business.table.ts'
import { widgetDirectory, widgets } from '#app/features/widgets/widget.table.ts'
import { minutes, now, seconds } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { log } from '#app/platform/log.server.ts'
import { pageOf } from './viewed-page.ts'
import { widgetDays, widgetOrigins } from './widget-count.table.ts'

export const widgetEvents = ['seen', 'click'] as const
export type WidgetEvent = (typeof widgetEvents)[number]

type Counted = { widgetId: string; at: number; origin: string; page: string } & Record<WidgetEvent, number>

/** Time zones differ by quarters of an hour at least, so events of the same one fall on the same day anywhere. */
const quarter = minutes(15)
/** How many counts wait in memory for the next write. When there are so many, no new one is begun. */
const mostKept = 20_000
/** How many pages of a widget are counted by name on one day. Views on any other page are counted together. */
export const mostPagesADay = 200
const writeEvery = seconds(5)

let kept = new Map<string, Counted>()

/** Notes an event in memory: a beacon costs no query. */
export function countEvent(
  event: WidgetEvent,
  { widgetId, origin, path }: { widgetId: string; origin: string; path: string },
) {
  const at = Math.floor(now().getTime() / quarter) * quarter
  const page = pageOf(origin, path)
  const key = `${widgetId} ${at} ${page} ${origin}`
  let counted = kept.get(key)
  if (!counted) {
    if (kept.size >= mostKept) return
    counted = { widgetId, at, origin, page, seen: 0, click: 0 }
    kept.set(key, counted)
  }
  counted[event] += 1
}

/** Writes what was counted every few seconds. `stop` writes the rest. */
export function startWriting(db: Database) {
  let writing = Promise.resolve()
  const write = () => {
    writing = writing.then(() => writeCounts(db)).catch((err) => log.warn({ err }, 'counts of widgets wait'))
    return writing
  }
  const timer = setInterval(write, writeEvery).unref()
  return {
    stop() {
      clearInterval(timer)
      return write()
    },
  }
}

/** While the database is away, the counts wait in memory. */
export async function writeCounts(db: Database) {
  const writing = kept
  kept = new Map()
  if (writing.size === 0) return
  try {
    await db.transaction((tx) => write(tx, [...writing.values()]))
  } catch (error) {
    for (const [key, each] of writing) putBack(key, each)
    throw error
  }
}

function putBack(key: string, each: Counted) {
  const since = kept.get(key)
  if (since) for (const event of widgetEvents) since[event] += each[event]
  else if (kept.size < mostKept) kept.set(key, each)
}

async function write(tx: Database, counted: Counted[]) {
  const rows = sql`jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as c
    ("widgetId" uuid, at bigint, origin text, page text, seen int, click int)`
  // A widget that does not exist, or whose owner wants nothing counted, has no row here; nor has a site that the owner
  // has not listed.
  const known = sql`${rows}
    join ${widgetDirectory} d on d.widget_id = c."widgetId"
    join ${widgets} w on w.business_id = d.business_id and w.id = d.widget_id and w.deleted_at is null
    join ${businesses} b on b.id = d.business_id`
  const isWanted = sql`coalesce((w.settings ->> 'isCounted')::boolean, true)
    and (coalesce(w.settings -> 'origins', '[]') = '[]' or exists (
      select from jsonb_array_elements_text(w.settings -> 'origins') site where c.origin like replace(site, '*', '%')))`
  await tx.execute(sql`
    with events as (
      select w.business_id, w.id as widget_id, c.page, c.seen, c.click,
        (to_timestamp(c.at / 1000.0) at time zone b.time_zone)::date as day
      from ${known} where ${isWanted}
    ), pages as (
      select business_id, widget_id, day, page, sum(seen) as seen, sum(click) as click,
        exists (select from ${widgetDays} k where k.business_id = e.business_id and k.widget_id = e.widget_id
          and k.day = e.day and k.page = e.page) as is_known
      from events e group by 1, 2, 3, 4
    ), named as (
      select *, case when is_known or ${mostPagesADay} >=
          row_number() over (partition by business_id, widget_id, day, is_known order by page) +
          (select count(*) from ${widgetDays} k where k.business_id = p.business_id and k.widget_id = p.widget_id and k.day = p.day)
        then page else '' end as kept_page
      from pages p
    )
    insert into ${widgetDays} as k (business_id, widget_id, day, page, views, clicks)
    select business_id, widget_id, day, kept_page, sum(seen), sum(click) from named group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (business_id, widget_id, day, page)
      do update set views = k.views + excluded.views, clicks = k.clicks + excluded.clicks`)
  await tx.execute(sql`
    insert into ${widgetOrigins} as k (business_id, widget_id, origin, first_seen_at, last_seen_at)
    select business_id, widget_id, origin, first, last from (
      select w.business_id, w.id as widget_id, c.origin,
        to_timestamp(min(c.at) / 1000.0) as first, to_timestamp(max(c.at) / 1000.0) as last
      from ${known} where c.seen > 0 and ${isWanted} group by 1, 2, 3) n
    where (select count(*) from ${widgetOrigins} o
      where o.business_id = n.business_id and o.widget_id = n.widget_id and o.origin <> n.origin) < ${mostPagesADay}
    order by 1, 2, 3
    on conflict (business_id, widget_id, origin)
      do update set last_seen_at = greatest(k.last_seen_at, excluded.last_seen_at)`)
}
