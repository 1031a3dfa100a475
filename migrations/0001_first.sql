-- Ids are UUIDv7 made by the application. Every tenant table has business_id first in its keys, so that it
-- can be distributed by business without a rewrite.

-- accounts

create table users (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 80),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified boolean not null default false,
  image text,
  is_operator boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

create table credentials (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index credentials_by_user on credentials (user_id);

create table verifications (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

-- Losing these in a crash costs nobody anything, and writing them must not cost a flush to disk.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- businesses

create table businesses (
  id uuid primary key,
  owner_id uuid not null references users (id),
  name text not null check (char_length(name) between 2 and 80),
  website text not null check (char_length(website) <= 2000),
  domain text not null check (char_length(domain) between 1 and 253),
  domain_proven_at timestamptz,
  description text check (char_length(description) <= 500),
  address text check (char_length(address) <= 200),
  is_active boolean not null default true,
  is_sample boolean not null default false,
  tier_name text not null default 'starter' check (tier_name in ('starter', 'pro', 'enterprise')),
  tier_is_annual boolean not null default false,
  tier_price_cents integer not null default 0 check (tier_price_cents >= 0),
  tier_renewal_at timestamptz,
  -- Published reviews that count: never the imported ones, which have counters of their own.
  review_count integer not null default 0 check (review_count >= 0),
  rating_total integer not null default 0,
  review_score numeric(3, 2) not null generated always as
    (case when review_count = 0 then 0 else round(rating_total::numeric / review_count, 2) end) stored,
  verified_reviews integer not null default 0 check (verified_reviews between 0 and review_count),
  imported_count integer not null default 0 check (imported_count >= 0),
  imported_rating_total integer not null default 0,
  monthly_invitation_count integer not null default 0 check (monthly_invitation_count >= 0),
  monthly_invitation_reset_at timestamptz not null,
  stripe_customer_id text unique,
  stripe_subscription_id text unique,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index businesses_by_owner on businesses (owner_id, created_at, id);
create index businesses_by_domain on businesses (domain);
-- Typing a domain blocks nobody; proving it does.
create unique index businesses_proven_domain on businesses (domain) where domain_proven_at is not null;

create table activities (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  type text not null check (char_length(type) between 1 and 60),
  message text not null check (char_length(message) between 1 and 500),
  related_id uuid,
  tier text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
create index activities_by_time on activities (business_id, created_at desc, id desc);

-- reviews

create table reviews (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  -- Made by the form: a retry of the same submission finds its first try here.
  submission_key uuid not null,
  state text not null default 'pending' check (state in ('pending', 'published', 'withdrawn', 'removed')),
  -- Unknown until the address is confirmed, when the review came through the open form.
  provenance text check (provenance in ('order', 'invited', 'confirmed', 'imported')),
  rating smallint not null check (rating between 1 and 5),
  title text check (char_length(title) between 1 and 120),
  text text not null,
  author_name text not null check (char_length(author_name) between 2 and 80),
  author_email text check (char_length(author_email) <= 254),
  invitation_id uuid,
  order_reference text check (char_length(order_reference) <= 100),
  import_source text check (char_length(import_source) <= 100),
  -- SHA-256 of the text without case, punctuation and spacing: equal texts are found by it.
  text_fingerprint bytea not null check (octet_length(text_fingerprint) = 32),
  failed_checks text[] not null default '{}',
  held_at timestamptz,
  consent_version integer not null,
  consent_text text not null,
  consent_scopes text[] not null,
  consented_at timestamptz not null,
  -- When the customer wrote it: the date that is shown. Older than the row for imported reviews.
  written_at timestamptz not null,
  confirmed_at timestamptz,
  published_at timestamptz,
  withdrawn_at timestamptz,
  removed_at timestamptz,
  removed_reason text check (removed_reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  removed_note text check (char_length(removed_note) <= 1000),
  challenged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_id, submission_key),
  unique (business_id, invitation_id),
  -- What was written elsewhere was written under the limits of that place.
  check (char_length(text) between 10 and case when provenance = 'imported' then 20000 else 5000 end),
  check (state <> 'published' or (provenance is not null and published_at is not null)),
  check ((provenance is not distinct from 'imported') = (import_source is not null)),
  check (state <> 'removed' or (removed_at is not null and removed_reason is not null))
);
create index reviews_by_time on reviews (business_id, written_at desc, id desc);
-- What averages, counts and shares are made of, without touching the texts.
create index reviews_published on reviews (business_id, written_at desc, id desc) include (rating, provenance)
  where state = 'published';
create index reviews_by_author on reviews (business_id, author_email);
create index reviews_by_text on reviews (business_id, text_fingerprint);
create index reviews_held on reviews (held_at) where held_at is not null;
create index reviews_unconfirmed on reviews (created_at) where state = 'pending';
-- The youngest index of its table, because the planner takes the youngest of those that look alike, and while a
-- table is new they all do: a check of a foreign key would read every review of the business, and go on doing so
-- until the first ANALYZE.
alter table reviews add primary key (business_id, id);

create table replies (
  business_id uuid not null,
  review_id uuid not null,
  text text not null check (char_length(text) between 2 and 2000),
  replied_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

-- What the operator removed of a business's replies: the same words are not published again.
create table removed_replies (
  business_id uuid not null,
  review_id uuid not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  primary key (business_id, review_id, text_hash),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

create table challenges (
  business_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  reason text not null check (reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  grounds text not null check (char_length(grounds) between 10 and 2000),
  rating_seen boolean not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000),
  primary key (business_id, id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create unique index challenges_open on challenges (business_id, review_id) where state = 'open';

-- Links in mails: random, kept only as a hash. The token itself carries the business's id.
create table tokens (
  business_id uuid not null references businesses (id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  purpose text not null,
  subject_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (business_id, hash)
);
create index tokens_by_subject on tokens (business_id, subject_id);

-- transparency

-- No foreign key: the commitments outlive the review and the business.
create table log_entries (
  business_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('submitted', 'confirmed', 'published', 'held', 'refused', 'hidden', 'restored',
    'edited', 'challenged', 'decided', 'answered', 'withdrawn', 'removed', 'erased', 'imported')),
  commitment bytea not null check (octet_length(commitment) = 32),
  created_at timestamptz not null,
  primary key (business_id, id)
);

create table receipts (
  business_id uuid not null,
  entry_id uuid not null,
  review_id uuid not null,
  -- Deleted when the author erases: without it the commitment says nothing about anybody.
  salt bytea not null check (octet_length(salt) = 32),
  -- The exact bytes that were signed.
  statement text not null,
  key_id text not null,
  signature bytea not null check (octet_length(signature) = 64),
  primary key (business_id, entry_id),
  foreign key (business_id, entry_id) references log_entries (business_id, id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index receipts_by_review on receipts (business_id, review_id);

create table log_keys (
  id text primary key,
  public_key bytea not null,
  created_at timestamptz not null default now()
);

-- insights

create table analyses (
  business_id uuid not null,
  review_id uuid not null,
  engine_version text not null,
  language text not null,
  -- Null where the engine has not learned the language: never a wrong number.
  label text check (label in ('positive', 'neutral', 'negative')),
  score real check (score between -1 and 1),
  sentences jsonb not null,
  explanations jsonb not null,
  keywords text[] not null,
  search tsvector not null,
  analysed_at timestamptz not null default now(),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index analyses_by_label on analyses (business_id, review_id) include (label, score);
create index analyses_search on analyses using gin (search);
alter table analyses add primary key (business_id, review_id);

create table aspects (
  business_id uuid not null,
  review_id uuid not null,
  position smallint not null,
  topic text not null,
  term text not null,
  start_offset integer not null,
  end_offset integer not null check (end_offset > start_offset),
  label text not null check (label in ('positive', 'neutral', 'negative')),
  score real not null check (score between -1 and 1),
  primary key (business_id, review_id, position),
  foreign key (business_id, review_id) references analyses (business_id, review_id) on delete cascade
);
create index aspects_by_topic on aspects (business_id, topic, review_id) include (label);

-- widgets

create table widgets (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('wall')),
  name text not null check (char_length(name) between 1 and 80),
  settings jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);

-- A site asks for a widget by its id alone.
create table widget_directory (
  widget_id uuid primary key,
  business_id uuid not null,
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);

-- mail that no server took: shown at /dev/mail on a loopback address

create table dev_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  created_at timestamptz not null default now()
);
