import type { Business } from '#app/features/businesses/business.table.ts'
import { readableDomain } from '#app/features/businesses/domain-name.server.ts'
import { countFunnel, findLastTerms } from '#app/features/invitations/list-invitations.server.ts'
import { findShortLink } from '#app/features/invitations/open-link.server.ts'
import { hasReceivedReviews } from '#app/features/log/read-acts.server.ts'
import { listSites } from '#app/features/widget-counts/widget-views.server.ts'
import { widgetCode } from '#app/features/widgets/widget-code.server.ts'
import { findFirstWidget } from '#app/features/widgets/widgets.server.ts'
import type { Database } from '#app/platform/database.server.ts'
import { addressOf } from '#app/platform/site.server.ts'

/** From this number of published reviews on, the dashboard no longer lists first steps. */
const enoughReviews = 10

export const isStarting = ({ reviewCount }: Business) => reviewCount < enoughReviews

/** The first steps of a business, each done only by what we know for certain. */
export async function readFirstSteps(db: Database, business: Business) {
  const { id, name, domain, nameConfirmedAt, reviewCount } = business
  const [hasReviews, { invited, sent, begun, byState }, last, wall, sites] = await Promise.all([
    hasReceivedReviews(db, id),
    countFunnel(db, id),
    findLastTerms(db, id),
    findFirstWidget(db, id),
    listSites(db, id),
  ])
  const ownOrigin = new URL(addressOf('/')).origin
  const seenOn = sites.find(({ origin }) => origin !== ownOrigin)?.origin ?? null
  const undelivered = byState.undelivered ?? 0
  const reached = invited - undelivered - (byState.cancelled ?? 0)
  return {
    name: { value: name, domain: readableDomain(domain), hasReviews },
    ask: { reached, sent, begun, undelivered, reviews: reviewCount, last },
    wall: wall && {
      code: widgetCode(wall, business),
      page: `/w/${wall.id}.html`,
      copiedAt: wall.codeCopiedAt,
      seenOn,
    },
    reviewLink: await findShortLink(db, id),
    isDone: {
      name: nameConfirmedAt !== null,
      ask: reached > 0 || reviewCount > 0,
      // If the owner wants no views counted, we never learn on which site the wall is: a copied code is enough.
      wall: seenOn !== null || (wall?.settings.isCounted === false && wall.codeCopiedAt !== null),
    },
  }
}

export type FirstSteps = Awaited<ReturnType<typeof readFirstSteps>>
