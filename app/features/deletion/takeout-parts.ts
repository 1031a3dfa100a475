import { toSnakeCase } from 'drizzle-orm/casing'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import {
  accountLinks,
  emailChanges,
  operatorActions,
  passkeys,
  passwords,
  sessions,
  twoFactors,
  users,
} from '#app/features/accounts/account.table.ts'
import { activities } from '#app/features/activities/activity.table.ts'
import { analyses, topicRules } from '#app/features/analyses/analysis.table.ts'
import { apiKeys } from '#app/features/api-keys/api-key.table.ts'
import { askedQuestions } from '#app/features/ask/asked-question.table.ts'
import { stripeCustomers, subscriptions } from '#app/features/billing/subscription.table.ts'
import { businessPictures, businessRows, formerNames } from '#app/features/businesses/business.table.ts'
import { earlierBusinesses } from '#app/features/businesses/closed-record.table.ts'
import { memberInvitations, members } from '#app/features/businesses/member.table.ts'
import { contactStatusChanges, contacts } from '#app/features/contacts/contact.table.ts'
import {
  performanceDigestSettings,
  performanceDigests,
} from '#app/features/digests/performance-digest.table.ts'
import { domainProofs } from '#app/features/domains/domain-proof.table.ts'
import { findingMarks } from '#app/features/findings/finding.table.ts'
import { questions, questionVersions } from '#app/features/form-questions/question.table.ts'
import { reviewImports } from '#app/features/imports/import.table.ts'
import { reviewAssignments, savedFilters } from '#app/features/inbox/inbox.table.ts'
import {
  invitationBatches,
  invitations,
  orderKeys,
  shortLinks,
} from '#app/features/invitations/invitation.table.ts'
import {
  languageModelRequests,
  languageModelSettings,
  languageModelUsage,
} from '#app/features/language-model/language-model.table.ts'
import { logLeaves } from '#app/features/log/log.table.ts'
import { mailSettings } from '#app/features/mail-settings/mail-settings.table.ts'
import { suppressions } from '#app/features/mailing/mailing.table.ts'
import { reviewPhotos } from '#app/features/media/photo.table.ts'
import { challenges } from '#app/features/moderation/case.table.ts'
import { subscribers } from '#app/features/newsletter/newsletter.table.ts'
import { digestReviews, notificationSettings } from '#app/features/notifications/notification.table.ts'
import { orderEvents, orderSources } from '#app/features/orders/order-source.table.ts'
import { products } from '#app/features/products/product.table.ts'
import { helpfulCounts } from '#app/features/published-reviews/helpful-vote.table.ts'
import { replyTemplates } from '#app/features/replies/reply-template.table.ts'
import { importedAuthors, publicColumns, replies, reviews } from '#app/features/reviews/review.table.ts'
import { singleSignOnIdentities, singleSignOns } from '#app/features/single-sign-on/single-sign-on.table.ts'
import { reviewTags, tags } from '#app/features/tags/tag.table.ts'
import { webhookDeliveries, webhookEndpoints } from '#app/features/webhook-events/webhook.table.ts'
import { widgetDays, widgetOrigins } from '#app/features/widget-counts/widget-count.table.ts'
import { widgets, widgetVersions } from '#app/features/widgets/widget.table.ts'
import { handovers } from './handover.table.ts'

const ofUser = 'user_id = $id'
const ofBusiness = 'business_id = $id'
const ofCompetitors =
  'business_id in (select id from business_rows where added_by = $id and closed_at is null)'
/** The reviews that the business can read: the same rows as in its inbox. */
const ofPublished =
  "business_id = $id and exists (select from reviews r where r.business_id = $id and r.id = t.review_id and r.state = 'published')"
const email = '(select email from users where id = $id and email_verified)'

/** Secrets and what is made of them; ids of the people who did something. */
const isWithheld = (column: string) => /hash|salt|encrypted|key$|_by$/.test(column)

/** With every column of the table, now and later, but for those that are withheld or named in `without`. */
function part(
  name: string,
  table: PgTable,
  belongs: string,
  { only, without = '' }: { only?: string; without?: string } = {},
) {
  const { name: tableName, columns, primaryKeys } = getTableConfig(table)
  const owner = belongs.startsWith(ofUser) ? 'user_id' : belongs.startsWith(ofBusiness) ? 'business_id' : ''
  const keyed = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
  const typeOf = (name: string) => columns.find((column) => column.name === name)!.getSQLType()
  const given = columns
    .map((column) => toSnakeCase(column.name))
    .filter((column) => column !== owner && !isWithheld(column) && !without.split(' ').includes(column))
  return {
    name,
    table: tableName,
    columns: only?.split(' ') ?? given,

    /** SQL that says whose rows: `$id` is the account or the business. */
    belongs,
    key: keyed
      .map((column) => ({ name: toSnakeCase(column.name), type: typeOf(column.name) }))
      .filter((column) => column.name !== owner),
  }
}
export type Part = ReturnType<typeof part>

/** Everything stored about the person, except passwords, secrets and hashes. */
export const personParts: Part[] = [
  part('account', users, 'id = $id'),
  part('sessions', sessions, ofUser),
  part('passwords', passwords, ofUser),
  part('linksSent', accountLinks, ofUser),
  part('addressChanges', emailChanges, ofUser),
  part('twoFactor', twoFactors, ofUser, { without: 'setup_session_id last_step' }),
  part('singleSignOn', singleSignOnIdentities, ofUser),
  part('passkeys', passkeys, ofUser, { without: 'credential_id' }),
  part('notifications', notificationSettings, ofUser),
  part('performanceDigestSettings', performanceDigestSettings, ofUser),
  part('performanceDigests', performanceDigests, ofUser),
  part('digests', digestReviews, ofUser, { without: 'digest_id' }),
  part('offersMade', handovers, 'offered_by = $id', { without: 'id' }),
  part('offersReceived', handovers, `email = ${email}`, { without: 'id email' }),
  part('memberships', members, ofUser),
  part('teamInvitationsReceived', memberInvitations, `email = ${email}`, { without: 'id email' }),
  part('subscriptionRecord', subscriptions, ofUser),
  part('customersOfStripe', stripeCustomers, ofUser),
  part('messages', contacts, `email = ${email}`, { without: 'ip_address' }),
  part('newsletter', subscribers, `email = ${email}`),
  part('operatorActions', operatorActions, 'operator_id = $id'),
  part('messagesChanged', contactStatusChanges, 'changed_by = $id'),
]

const readable = Object.values(publicColumns(reviews))
  .map(({ name }) => toSnakeCase(name))
  .join(' ')

/**
 * Everything stored about each business, except the addresses of authors and reporters, which are their data.
 */
export const businessParts: Part[] = [
  part('domainProof', domainProofs, ofBusiness),
  part('mailSettings', mailSettings, ofBusiness),
  part('languageModel', languageModelSettings, ofBusiness),
  part('languageModelUsage', languageModelUsage, ofBusiness),
  part(
    'languageModelRequest',
    languageModelRequests,
    `${ofBusiness} and not exists (select from unnest(t.review_ids) as sent (id) where not exists (
      select from reviews r where r.business_id = $id and r.id = sent.id and r.state = 'published'
        and r.hidden_at is null and (r.edited_at is null or r.edited_at <= t.sent_at)))`,
    { without: 'review_ids' },
  ),
  part('formerNames', formerNames, ofBusiness),
  part('earlierBusinesses', earlierBusinesses, ofBusiness),
  part('pictures', businessPictures, ofBusiness),
  part('products', products, ofBusiness),
  part('activities', activities, ofBusiness, { without: 'actor_id' }),
  part('singleSignOn', singleSignOns, ofBusiness, { without: 'encrypted_secret' }),
  part('team', members, ofBusiness, { without: 'user_id' }),
  part('teamInvitations', memberInvitations, ofBusiness),
  part('reviews', reviews, `${ofBusiness} and state = 'published'`, {
    only: `${readable} provenance imported_details answers written_at published_at edited_at`,
  }),
  part('reviewPhotos', reviewPhotos, `${ofPublished} and state = 'shown'`, {
    without: 'consent_text',
  }),
  part('imports', reviewImports, ofBusiness),
  part('replies', replies, ofPublished),
  part('replyTemplates', replyTemplates, ofBusiness),
  part('tags', tags, `${ofBusiness} and deleted_at is null`),
  part('askedQuestions', askedQuestions, ofBusiness),
  part('savedFilters', savedFilters, ofBusiness),
  part(
    'taggedReviews',
    reviewTags,
    `${ofPublished} and exists (select from tags g where g.business_id = $id and g.id = t.tag_id and g.deleted_at is null)`,
  ),
  part('assignments', reviewAssignments, ofPublished, { without: 'user_id' }),
  part('helpfulVotes', helpfulCounts, ofPublished),
  part('challenges', challenges, ofBusiness, { without: 'hid_words statement stated_at rating_seen' }),
  part('analyses', analyses, ofPublished, {
    only: 'review_id language label score keywords analysed_at',
  }),
  part('competitors', businessRows, 'added_by = $id and closed_at is null', {
    only: 'id name collects_as imported_count created_at',
  }),
  part('competitorImports', reviewImports, ofCompetitors),
  part('competitorReviews', reviews, ofCompetitors, {
    only: 'business_id id import_id rating title text import_source written_at',
  }),
  part('topics', topicRules, ofBusiness),
  part('findingMarks', findingMarks, ofBusiness),
  part('invitationBatches', invitationBatches, ofBusiness),
  part('invitations', invitations, ofBusiness, {
    without: 'mails_wanted send_after queue_position deferrals clicked_at completed_at',
  }),
  part('notToBeMailed', suppressions, ofBusiness),
  part('questions', questions, ofBusiness),
  part('questionWordings', questionVersions, ofBusiness),
  part('widgets', widgets, ofBusiness),
  part('widgetVersions', widgetVersions, ofBusiness),
  part('widgetDays', widgetDays, ofBusiness),
  part('widgetSites', widgetOrigins, ofBusiness),
  part('orderKeys', orderKeys, ofBusiness),
  part('orderSources', orderSources, ofBusiness, {
    without: 'encrypted_secret replaced_secret encrypted_token created_by',
  }),
  part('orderEvents', orderEvents, ofBusiness, { without: 'key_hash received' }),
  part('webhooks', webhookEndpoints, ofBusiness, { without: 'encrypted_secret replaced_secret created_by' }),
  part('webhookDeliveries', webhookDeliveries, ofBusiness, { without: 'leased_until' }),
  part('apiKeys', apiKeys, ofBusiness, { without: 'key_hash created_by' }),
  part('authorsOfImports', importedAuthors, ofBusiness),
  part('shortLinks', shortLinks, ofBusiness),
  part('log', logLeaves, ofBusiness, { without: 'entry was' }),
]

/** Columns of a business that are not among the fields of its view. */
export const businessColumns =
  'name_confirmed_at domain_proven_at category opening_hours links language time_zone is_sample closed_at erase_after covered_at imported_count incentive accent typeface'
