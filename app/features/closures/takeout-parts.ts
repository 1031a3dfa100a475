/** One table of a takeout: its exported columns, whose rows they are, and the column it is paged by. */
export type Part = {
  name: string
  table: string
  columns: string[]
  /** SQL that says whose rows: `$id` is the account or the business. */
  belongs: string
  /** A unique key to page by; none for small tables. */
  key?: string
}

const ofUser = 'user_id = $id'
const ofBusiness = 'business_id = $id'
/** The reviews that the business can read: the same rows as in its inbox. */
const ofPublished = (key: string) =>
  `business_id = $id and exists (select from reviews r where r.business_id = $id and r.id = t.${key} and r.state = 'published')`
const email = '(select email from users where id = $id and email_verified)'

const part = (name: string, table: string, belongs: string, columns: string, key?: string): Part => ({
  ...{ name, table, belongs, key },
  columns: columns.split(' '),
})

/** Everything stored about the person, except passwords, secrets and hashes. */
export const personParts: Part[] = [
  part(
    'account',
    'users',
    'id = $id',
    'id name email email_verified is_operator time_zone closed_at created_at updated_at',
  ),
  part('sessions', 'sessions', ofUser, 'id user_agent expires_at created_at updated_at', 'id'),
  part('passwords', 'passwords', ofUser, 'created_at updated_at'),
  part('linksSent', 'account_links', ofUser, 'purpose expires_at created_at'),
  part(
    'addressChanges',
    'email_changes',
    ofUser,
    'id old_email new_email confirmable_until stoppable_until confirmed_at created_at',
    'id',
  ),
  part('twoFactor', 'two_factors', ofUser, 'setup_started_at enabled_at'),
  part('passkeys', 'passkeys', ofUser, 'id name transports counter created_at last_used_at', 'id'),
  part(
    'notifications',
    'notification_settings',
    ofUser,
    'business_id new_reviews decisions digest_due_at created_at updated_at',
  ),
  part('digests', 'digest_reviews', ofUser, 'business_id review_id created_at', 'review_id'),
  part('offersMade', 'handovers', 'offered_by = $id', 'business_id email expires_at created_at'),
  part('offersReceived', 'handovers', `email = ${email}`, 'business_id expires_at created_at'),
  part(
    'messages',
    'contacts',
    `email = ${email}`,
    'id contact_type full_name email company subject message is_urgent wants_newsletter status source user_agent created_at updated_at',
    'id',
  ),
  part(
    'newsletter',
    'newsletter_subscribers',
    `email = ${email}`,
    'email source requested_at confirmed_at consent_text created_at',
  ),
  part('operatorActions', 'operator_actions', 'operator_id = $id', 'id message created_at', 'id'),
  part(
    'messagesChanged',
    'contact_status_changes',
    'changed_by = $id',
    'id from_status to_status changed_at',
    'id',
  ),
]

/**
 * Everything stored about each business, except the addresses of authors and reporters, which are their data.
 */
export const businessParts: Part[] = [
  part('formerNames', 'former_names', ofBusiness, 'id name domain until', 'id'),
  part('activities', 'activities', ofBusiness, 'id type message related_id tier created_at', 'id'),
  part(
    'reviews',
    'reviews',
    `${ofBusiness} and state = 'published'`,
    'id rating title text author_name provenance import_source answers incentive written_at published_at edited_at',
    'id',
  ),
  part('replies', 'replies', ofPublished('review_id'), 'review_id text created_at updated_at', 'review_id'),
  part('helpfulVotes', 'helpful_counts', ofPublished('review_id'), 'review_id version count', 'review_id'),
  part(
    'challenges',
    'challenges',
    ofBusiness,
    'id review_id reason grounds state created_at decided_at decision_note',
    'id',
  ),
  part(
    'analyses',
    'analyses',
    ofPublished('review_id'),
    'review_id language label score keywords analysed_at',
    'review_id',
  ),
  part('topics', 'topic_rules', ofBusiness, 'topic shown_as is_muted'),
  part(
    'invitationBatches',
    'invitation_batches',
    ofBusiness,
    'id legal_basis source subject text incentive reminders draft queued_at created_at updated_at',
    'id',
  ),
  part(
    'invitations',
    'invitations',
    ofBusiness,
    'id batch_id state name email order_reference language mails_sent sent_at last_mail_at ended_at failure expires_at created_at updated_at',
    'id',
  ),
  part('notToBeMailed', 'suppressions', ofBusiness, 'reason created_at', 'email_hash'),
  part(
    'questions',
    'questions',
    ofBusiness,
    'id kind position version archived_at created_at updated_at',
    'id',
  ),
  part(
    'questionWordings',
    'question_versions',
    ofBusiness,
    'question_id number wording is_public created_at',
  ),
  part('widgets', 'widgets', ofBusiness, 'id kind name settings code_copied_at created_at updated_at', 'id'),
  part('orderKeys', 'order_keys', ofBusiness, 'id expires_at created_at', 'id'),
  part('shortLinks', 'short_links', ofBusiness, 'code created_at'),
  part('log', 'log_entries', ofBusiness, 'id kind created_at', 'id'),
]

export const businessColumns =
  'id name name_confirmed_at website domain domain_proven_at description address is_active is_sample closed_at erase_after tier_name tier_is_annual tier_price_cents tier_renewal_at review_count review_score verified_reviews imported_count monthly_invitation_count monthly_invitation_reset_at stripe_customer_id stripe_subscription_id incentive created_at updated_at'
