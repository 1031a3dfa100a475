import { and, eq, isNull } from 'drizzle-orm'
import { users } from '#app/features/accounts/account.table.ts'
import type { Quote } from '#app/features/analyses/quotes.server.ts'
import { mailId } from '#app/features/authors/review-mail.server.ts'
import { businesses } from '#app/features/businesses/business.table.ts'
import { hasWorkplace } from '#app/features/businesses/current-business.server.ts'
import { ownersMailLinks } from '#app/features/businesses/owners-mail-link.server.ts'
import { textOf } from '#app/features/findings/finding-text.ts'
import { inboxAddress } from '#app/features/inbox/inbox-address.ts'
import { sendMail } from '#app/features/mailing/send-mail.server.ts'
import { now } from '#app/platform/clock.ts'
import type { Database } from '#app/platform/database.server.ts'
import { linkTo, renderMail } from '#app/platform/mail.server.ts'
import {
  EmailButton,
  EmailLayout,
  EmailLink,
  EmailQuietLink,
  EmailQuote,
  EmailText,
} from '#app/ui/email-layout.tsx'
import { type DigestPeriod, digestAddress, periodName, periodOfKey, unitName } from './digest-period.ts'
import { hasDigests } from './digest-settings.server.ts'
import {
  type DigestPart,
  type PerformanceDigest,
  readPerformanceDigest,
} from './performance-digest.server.ts'
import { performanceDigests, performanceDigestSettings as settings } from './performance-digest.table.ts'
import { partNames } from './performance-digest.vocabulary.ts'

type PerformanceDigestMail = {
  business: { name: string }
  /** With at least one part. */
  digest: PerformanceDigest
  /** The page on which these mails are stopped. */
  settings: string
}

function performanceDigestMail({ business, digest, settings }: PerformanceDigestMail) {
  const { period, parts } = digest
  const subject = subjectOf(business.name, period)
  return {
    subject,
    body: (
      <EmailLayout
        heading={subject}
        preview={textOf(parts[0]!.sentence)}
        reason={
          <>
            You own {business.name} on Vouchsafe and chose to get this digest every {unitName(period)}.{' '}
            <EmailQuietLink href={settings}>Change how often, or stop these mails</EmailQuietLink>
          </>
        }
      >
        {parts.map((part) => (
          <Part key={`${part.kind} ${textOf(part.sentence)}`} part={part} />
        ))}
        <EmailButton href={linkTo(digestAddress(period))}>Open the digest</EmailButton>
      </EmailLayout>
    ),
  }
}

const subjectOf = (name: string, period: DigestPeriod) => `${name}: ${periodName(period)}`

function Part({ part: { kind, sentence, quotes, link } }: { part: DigestPart }) {
  return (
    <>
      <EmailText>
        <strong>{partNames[kind]}.</strong>{' '}
        {sentence.map((part) =>
          typeof part === 'string' ? (
            part
          ) : (
            <EmailLink href={linkTo(part.address)} key={part.address}>
              {part.text}
            </EmailLink>
          ),
        )}{' '}
        {link && <EmailLink href={linkTo(link.to)}>{link.text}</EmailLink>}
      </EmailText>
      {quotes.map((quote) => (
        <Quoted key={`${quote.reviewId} ${quote.text}`} quote={quote} />
      ))}
    </>
  )
}

/** The link leads to the review alone, which is also how a kept mail is found when the review is erased. */
function Quoted({ quote: { reviewId, authorName, provenance, language, text } }: { quote: Quote }) {
  return (
    <>
      <EmailText>
        <EmailQuietLink href={linkTo(inboxAddress({ review: reviewId }))}>
          {authorName} wrote{provenance === 'imported' && ' (imported)'}:
        </EmailQuietLink>
      </EmailText>
      <EmailQuote language={language}>{text}</EmailQuote>
    </>
  )
}

type OfDigest = { businessId: string; digestId: string }

const isDigest = ({ businessId, digestId }: OfDigest) =>
  and(eq(performanceDigests.businessId, businessId), eq(performanceDigests.id, digestId))

/** Sends one digest, once. Sends none that has nothing to say. */
export async function sendPerformanceDigest(db: Database, of: OfDigest) {
  const found = await findWanted(db, of)
  if (!found) return
  const { business, owner, period } = found
  const digest = await readPerformanceDigest(db, business, periodOfKey(period))
  if (digest.parts.length === 0) return
  const { page, headers } = ownersMailLinks('performance-digests', {
    businessId: business.id,
    userId: owner.id,
  })
  const { subject, body } = performanceDigestMail({ business, digest, settings: page })
  const mail = await renderMail(body)
  const messageId = mailId('performance-digest', of.digestId)
  await sendMail(db, { to: owner.email, subject, ...mail, headers, messageId })
  await db.update(performanceDigests).set({ sentAt: now() }).where(isDigest(of))
}

/** Null if it was sent, if the reader no longer works for the business or wants no more digests, or if the plan has none. */
async function findWanted(db: Database, of: OfDigest) {
  const [found] = await db
    .select({ business: businesses, owner: users, period: performanceDigests.period, often: settings.often })
    .from(performanceDigests)
    .innerJoin(
      settings,
      and(
        eq(settings.businessId, performanceDigests.businessId),
        eq(settings.userId, performanceDigests.userId),
      ),
    )
    .innerJoin(businesses, and(eq(businesses.id, performanceDigests.businessId), isNull(businesses.closedAt)))
    .innerJoin(users, eq(users.id, performanceDigests.userId))
    .where(and(isDigest(of), isNull(performanceDigests.sentAt)))
  if (!found || found.often === 'off' || !hasDigests(found.business)) return null
  return (await hasWorkplace(db, { businessId: of.businessId, userId: found.owner.id })) ? found : null
}
