import { sql } from 'drizzle-orm'
import { newSavedFilter } from '#app/features/inbox/inbox.schema.ts'
import { saveFilter } from '#app/features/inbox/saved-filters.server.ts'
import { addTemplate, newTemplate } from '#app/features/replies/reply-templates.server.ts'
import { newTag } from '#app/features/tags/tag.schema.ts'
import { tagReviews } from '#app/features/tags/tag-reviews.server.ts'
import type { Database } from '#app/platform/database.server.ts'

const tagged = { 'Saturday queue': '\\m(queue|queued|waited)\\M', Sourdough: 'sourdough' }

const filters = {
  'Unhappy, no reply': 'state=unreplied&label=negative',
  'Invited customers this quarter': 'provenance=invited&period=90',
}

const templates = {
  'Thank you': "Thank you, {{author's first name}}. {{what we liked in it}} We hope to see you again soon.",
  'The queue': `Thank you for telling us, {{author's first name}}. Saturday mornings are our busiest hours: {{what we have changed}} If you order before Friday noon, your bread waits for you at the counter.`,
}

/** The owner's own words in the inbox: tags, saved filters and templates for replies. */
export async function plantInboxWords(db: Database, { id: businessId }: { id: string }) {
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
