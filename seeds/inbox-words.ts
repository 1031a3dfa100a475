import { sql } from 'drizzle-orm'
import { newSavedFilter } from '#app/features/inbox/inbox.schema.ts'
import { saveFilter } from '#app/features/inbox/saved-filters.server.ts'
import { addTemplate, newTemplate } from '#app/features/replies/reply-templates.server.ts'
import { newTag, tagReviews } from '#app/features/tags/tags.server.ts'
import type { Database } from '#app/platform/database.server.ts'

type InboxWords = {
  /** By tag: which texts get it, as a PostgreSQL pattern. */
  tagged: Record<string, string>
  /** By name: the query of the inbox. */
  filters: Record<string, string>
  templates: Record<string, string>
}

/** The owner's own words in the inbox: tags, saved filters and templates for replies. */
export async function plantInboxWords(
  db: Database,
  { id: businessId }: { id: string },
  { tagged, filters, templates }: InboxWords,
) {
  for (const [tag, pattern] of Object.entries(tagged)) {
    const { rows } = await db.execute<{ id: string }>(sql`
      select id from reviews where business_id = ${businessId} and state = 'published' and text ~* ${pattern}
      order by written_at desc limit 9`)
    const reviewIds = rows.map(({ id }) => id)
    if (reviewIds.length > 0) await tagReviews(db, { businessId, reviewIds, tag: newTag.parse({ tag }) })
  }
  for (const [name, query] of Object.entries(filters))
    await saveFilter(db, { businessId, filter: newSavedFilter.parse({ name, query }) })
  for (const [name, text] of Object.entries(templates))
    await addTemplate(db, { businessId, template: newTemplate.parse({ name, text }) })
}
