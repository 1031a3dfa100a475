/** One table of a takeout: its exported columns, whose rows they are, and the column it is paged by. */
export type Part = {
  name: string
  table: string
  columns: string[]
  /** SQL that says whose rows: `$id` is the account or the business. */
  belongs: string
  /** The columns of a unique key to page by; none for small tables. */
  key?: string
}

const ofUser = 'user_id = $id'
const ofBusiness = 'business_id = $id'
/** Of the competitors that the business added. */
const ofCompetitors =
  'business_id in (select id from business_rows where added_by = $id and closed_at is null)'
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
  part(
    'performanceDigestSettings',
    'performance_digest_settings',
    ofUser,
    'business_id often due_at created_at updated_at',
  ),
  part('performanceDigests', 'performance_digests', ofUser, 'id business_id period sent_at created_at', 'id'),
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
  part(
    'domainProof',
    'domain_proofs',
    ofBusiness,
    'domain state method failure asked_at checked_at failing_since',
  ),
  part('mailSettings', 'mail_settings', ofBusiness, 'sender_name reply_to footer updated_at'),
  part(
    'languageModel',
    'language_model_settings',
    ofBusiness,
    'agreed_at receiver budget_cents budget_tokens updated_at',
  ),
  part(
    'languageModelUsage',
    'language_model_usage',
    ofBusiness,
    'month task requests input_tokens output_tokens cost',
  ),
  part(
    'languageModelRequest',
    'language_model_requests',
    `${ofBusiness} and not exists (select from unnest(t.review_ids) as sent (id) where not exists (
      select from reviews r where r.business_id = $id and r.id = sent.id and r.state = 'published'
        and r.hidden_at is null and (r.edited_at is null or r.edited_at <= t.sent_at)))`,
    'task messages sent_at',
  ),
  part('formerNames', 'former_names', ofBusiness, 'id name domain until', 'id'),
  part(
    'earlierBusinesses',
    'earlier_businesses',
    ofBusiness,
    'record_id state sign objection created_at decided_at',
    'record_id',
  ),
  part('pictures', 'business_pictures', ofBusiness, 'id kind width height image removed_at created_at', 'id'),
  part('activities', 'activities', ofBusiness, 'id type message related_id tier created_at', 'id'),
  part(
    'reviews',
    'reviews',
    `${ofBusiness} and state = 'published'`,
    'id rating title text author_name provenance import_source imported_details answers incentive written_at published_at edited_at',
    'id',
  ),
  part(
    'imports',
    'review_imports',
    ofBusiness,
    'id source file_name rows done added already_there refused never_returned problems created_at finished_at undone_at undone_stars kept',
    'id',
  ),
  part('replies', 'replies', ofPublished('review_id'), 'review_id text created_at updated_at', 'review_id'),
  part('replyTemplates', 'reply_templates', ofBusiness, 'id name text created_at updated_at', 'id'),
  part('tags', 'tags', `${ofBusiness} and deleted_at is null`, 'id name created_at updated_at', 'id'),
  part('askedQuestions', 'asked_questions', ofBusiness, 'id query is_pinned created_at', 'id'),
  part('savedFilters', 'saved_filters', ofBusiness, 'id name query created_at updated_at', 'id'),
  part(
    'taggedReviews',
    'review_tags',
    `${ofPublished('review_id')} and exists (select from tags g where g.business_id = $id and g.id = t.tag_id and g.deleted_at is null)`,
    'review_id tag_id created_at',
  ),
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
  part(
    'competitors',
    'business_rows',
    'added_by = $id and closed_at is null',
    'id name collects_as imported_count created_at',
    'id',
  ),
  part(
    'competitorImports',
    'review_imports',
    ofCompetitors,
    'business_id id source file_name rows done added already_there refused problems undone_at created_at finished_at',
    'id',
  ),
  part(
    'competitorReviews',
    'reviews',
    ofCompetitors,
    'business_id id import_id rating title text import_source written_at',
    'id',
  ),
  part('topics', 'topic_rules', ofBusiness, 'topic shown_as is_muted'),
  part('findingMarks', 'finding_marks', ofBusiness, 'id side topic state note reviews marked_at', 'id'),
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
  part(
    'widgets',
    'widgets',
    ofBusiness,
    'id kind name position settings version code_copied_at deleted_at created_at updated_at',
    'id',
  ),
  part(
    'widgetVersions',
    'widget_versions',
    ofBusiness,
    'widget_id number kind name settings replaced_at',
    'widget_id number',
  ),
  part('widgetDays', 'widget_days', ofBusiness, 'widget_id day page views clicks', 'widget_id day page'),
  part(
    'widgetSites',
    'widget_origins',
    ofBusiness,
    'widget_id origin first_seen_at last_seen_at',
    'widget_id origin',
  ),
  part('orderKeys', 'order_keys', ofBusiness, 'id expires_at created_at', 'id'),
  part('shortLinks', 'short_links', ofBusiness, 'code created_at'),
  part(
    'subscriptionRecord',
    'subscriptions',
    ofBusiness,
    'id customer_id status plan_id is_annual amount_cents current_period_end ends_at_period_end changes_at_period_end unpaid_since created_at updated_at',
  ),
  part('customersOfStripe', 'stripe_customers', ofBusiness, 'customer_id created_at'),
  part('log', 'log_entries', ofBusiness, 'id kind created_at', 'id'),
]

/** Columns of a business that are not among the fields of its view. */
export const businessColumns =
  'name_confirmed_at domain_proven_at category opening_hours links language time_zone is_sample closed_at erase_after imported_count incentive'
