import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { linkPurposes } from '#app/features/accounts/account.table.ts'
import { mentionKinds, sentimentLabels, sides } from '#app/features/analyses/analysis.schema.ts'
import { paidTiers, subscriptionStatuses } from '#app/features/billing/subscription.schema.ts'
import { businessKinds } from '#app/features/businesses/business.table.ts'
import { earlierSigns, earlierStates } from '#app/features/businesses/closed-record.vocabulary.ts'
import { memberRoles } from '#app/features/businesses/role.vocabulary.ts'
import { contactSources, contactStatuses, contactTypes } from '#app/features/contacts/contact.vocabulary.ts'
import { newsletterSources } from '#app/features/contacts/newsletter.schema.ts'
import { digestFrequencies } from '#app/features/dashboard/digest/performance-digest.vocabulary.ts'
import { proofFailures, proofMethods, proofStates } from '#app/features/domains/domain-proof.vocabulary.ts'
import { markStates } from '#app/features/findings/mark.vocabulary.ts'
import { invitationStates, legalBases } from '#app/features/invitations/invitation.vocabulary.ts'
import { suppressionReasons } from '#app/features/mailing/mailing.table.ts'
import { dkimStates, dmarcPolicies, recordStates } from '#app/features/mailing/sender-domain.vocabulary.ts'
import { appealStates, challengeStates } from '#app/features/moderation/challenge.vocabulary.ts'
import { reportGrounds, reportStates, reportSubjects } from '#app/features/moderation/report.vocabulary.ts'
import { reviewNews } from '#app/features/notifications/notification.vocabulary.ts'
import { tierNames } from '#app/features/plans/plan.schema.ts'
import { pictureKinds } from '#app/features/profiles/picture.vocabulary.ts'
import { questionKinds } from '#app/features/questions/question.vocabulary.ts'
import { logEntryKinds } from '#app/features/receipts/log.schema.ts'
import { challengeReasons } from '#app/features/reviews/challenge-reasons.vocabulary.ts'
import { provenances, reviewStates } from '#app/features/reviews/review.vocabulary.ts'
import { uploadKinds } from '#app/features/uploads/upload.vocabulary.ts'
import { expect, test } from '#tests/database.ts'
import { widgetKinds } from '#widget/widget-data.ts'

type Column = { type: string; isNotNull: boolean; hasDefault: boolean; isGenerated: boolean }
type Table = { columns: Record<string, Column>; primaryKey: string[] }

const casing = new CasingCache('snake_case')

async function tablesInCode() {
  const tables: Record<string, Table> = {}
  for (const file of globSync('app/**/*.table.ts')) {
    const exported = Object.values(await import(pathToFileURL(resolve(file)).href))
    for (const table of exported.filter((each) => is(each, PgTable))) {
      const { name, columns, primaryKeys } = getTableConfig(table)
      // A view of business_rows, of which the database knows no constraints.
      if (name === 'businesses') continue
      const keyed = primaryKeys[0]?.columns ?? columns.filter((column) => column.primary)
      tables[name] = {
        columns: Object.fromEntries(
          columns.map((column) => [
            casing.getColumnCasing(column),
            {
              type: column.getSQLType(),
              isNotNull: column.notNull,
              // A default made by the application ($defaultFn) is no default of the database.
              hasDefault: column.default !== undefined || column.generated !== undefined,
              isGenerated: column.generated !== undefined,
            },
          ]),
        ),
        primaryKey: keyed.map((column) => casing.getColumnCasing(column)),
      }
    }
  }
  return tables
}

const columnsOfDatabase = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
    a.attnotnull as not_null, a.atthasdef as has_default, a.attgenerated <> '' as is_generated,
    array(
      select key.attname::text from pg_attribute key
      where key.attrelid = c.oid and key.attnum = any (k.conkey)
      order by array_position(k.conkey, key.attnum)
    ) as primary_key
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and c.relname <> 'migrations'
  order by c.relname, a.attnum`

// format_type's spelling, as Drizzle has it.
const spelling = (type: string) =>
  type.replace('character varying', 'varchar').replace(/numeric\((\d+),(\d+)\)/, 'numeric($1, $2)')

test('the Drizzle tables and the migrated database agree', async ({ pool }) => {
  const inDatabase: Record<string, Table> = {}
  for (const row of (await pool.query(columnsOfDatabase)).rows) {
    inDatabase[row.table] ??= { columns: {}, primaryKey: row.primary_key }
    inDatabase[row.table]!.columns[row.column] = {
      type: spelling(row.type),
      isNotNull: row.not_null,
      hasDefault: row.has_default,
      isGenerated: row.is_generated,
    }
  }

  const inCode = await tablesInCode()
  expect(Object.keys(inCode).length).toBeGreaterThan(5)
  expect(inCode).toEqual(inDatabase)
})

/** Each column that takes one of a list's values only, with that list. */
const lists: Record<string, readonly string[]> = {
  'account_links.purpose': linkPurposes,
  'analyses.label': sentimentLabels,
  'appeals.state': appealStates,
  'mentions.kind': mentionKinds,
  'mentions.quote_side': sides,
  'business_pictures.kind': pictureKinds,
  'business_rows.kind': businessKinds,
  'member_invitations.role': memberRoles,
  'members.role': memberRoles,
  'business_rows.tier_name': tierNames,
  'challenges.reason': challengeReasons,
  'challenges.state': challengeStates,
  'column_choices.kind': uploadKinds,
  'contact_status_changes.from_status': contactStatuses,
  'contact_status_changes.to_status': contactStatuses,
  'contacts.contact_type': contactTypes,
  'contacts.source': contactSources,
  'contacts.status': contactStatuses,
  'domain_proofs.failure': proofFailures,
  'domain_proofs.method': proofMethods,
  'domain_proofs.state': proofStates,
  'earlier_businesses.sign': earlierSigns,
  'earlier_businesses.state': earlierStates,
  'invitation_batches.legal_basis': legalBases,
  'invitations.state': invitationStates,
  'log_entries.kind': logEntryKinds,
  'newsletter_subscribers.source': newsletterSources,
  'notification_settings.new_reviews': reviewNews,
  'performance_digest_settings.often': digestFrequencies,
  'questions.kind': questionKinds,
  'reports.about': reportSubjects,
  'reports.decision_reason': challengeReasons,
  'reports.ground': reportGrounds,
  'reports.state': reportStates,
  'reviews.provenance': provenances,
  'reviews.hidden_reason': challengeReasons,
  'reviews.removed_reason': challengeReasons,
  'reviews.state': reviewStates,
  'sender_domains.dkim': dkimStates,
  'sender_domains.dmarc': recordStates,
  'sender_domains.dmarc_policy': dmarcPolicies,
  'sender_domains.spf': recordStates,
  'subscriptions.plan_id': paidTiers,
  'subscriptions.status': subscriptionStatuses,
  'suppressions.reason': suppressionReasons,
  'finding_marks.state': markStates,
  'finding_marks.side': sides,
  'uploads.kind': uploadKinds,
  'widgets.kind': widgetKinds,
}

const checks = `
  select conrelid::regclass as table, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace`

// "CHECK ((state = ANY (ARRAY['open'::text, …])))", and of one value "CHECK ((kind = 'wall'::text))".
const ofList = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[|')/

test('a column with a list of values takes exactly the values that the code knows', async ({ pool }) => {
  const inDatabase: Record<string, string[]> = {}
  for (const { table, definition } of (await pool.query(checks)).rows) {
    const column = ofList.exec(definition)?.[1]
    if (!column) continue
    const values = [...definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => value)
    inDatabase[`${table}.${column}`] = values.sort()
  }
  const inCode = Object.entries(lists).map(([column, list]) => [column, [...list].sort()])
  expect(inDatabase).toEqual(Object.fromEntries(inCode))
})

// Directories, by which a business is found: they are not divided by business.
const directories = ['short_links', 'widget_directory']

const keysOfBusinessTables = `
  select i.indrelid::regclass || ': ' || pg_get_indexdef(i.indexrelid) as key,
    pg_get_indexdef(i.indexrelid, 1, true) as first_column
  from pg_index i
  where i.indisunique and i.indrelid in (select attrelid from pg_attribute where attname = 'business_id')
    and i.indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    and i.indrelid::regclass::text <> all ($1)
  union all
  select k.conrelid::regclass || ': ' || pg_get_constraintdef(k.oid), a.attname
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    and k.confrelid in (select attrelid from pg_attribute where attname = 'business_id')`

test('business_id comes first in every key of a business’s table', async ({ pool }) => {
  const { rows } = await pool.query(keysOfBusinessTables, [directories])
  expect(rows.length).toBeGreaterThan(40)
  expect(rows.filter(({ first_column }) => first_column !== 'business_id')).toEqual([])
})
