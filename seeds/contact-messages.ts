import { v7 as uuidv7 } from 'uuid'
import { contacts } from '#app/features/contacts/contact.table.ts'
import { countSubmission } from '#app/features/contacts/receive-contact.server.ts'
import { hours, now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { backAt } from './past.ts'

const told = [
  {
    hoursAgo: 30,
    contactType: 'sales',
    isUrgent: false,
    subject: 'Sample: one account for three shops',
    message: 'We run three shops with a domain each. Do we need one account or three?',
  },
  {
    hoursAgo: 3,
    contactType: 'support',
    isUrgent: true,
    subject: 'Sample: the wall does not show on our site',
    message: 'Since this morning the place of the wall is empty on our home page. What can we check?',
  },
] as const

/** What waits at the operator's desk of the demo. No mail goes out for it. */
export async function plantContactMessages(tx: Database) {
  for (const { hoursAgo, ...message } of told) {
    const at = new Date(now().getTime() - hours(hoursAgo))
    await tx.insert(contacts).values({
      ...message,
      id: uuidv7(),
      fullName: 'Sample Visitor',
      email: 'visitor@example.com',
      source: 'contact_page',
      createdAt: at,
      updatedAt: at,
    })
    await backAt(at, () => countSubmission(tx, message))
  }
}
