-- A business's objections to reviews.
create table challenges (
  business_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  reason text not null check (reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  grounds text not null check (char_length(grounds) between 10 and 2000),
  -- SHA-256 of the challenged wording, then of the decided one: a wording that was decided cannot be challenged again.
  wording_hash bytea not null check (octet_length(wording_hash) = 32),
  -- Whether our own check agreed and the words were hidden at once.
  hid_words boolean not null default false,
  -- What the author told the operator about the challenge.
  statement text check (char_length(statement) between 1 and 2000),
  stated_at timestamptz,
  -- Whether the business had been shown the rating when it challenged the review.
  rating_seen boolean not null,
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected')),
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000),
  primary key (business_id, id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade,
  check ((statement is null) = (stated_at is null))
);
create unique index challenges_one_open on challenges (business_id, review_id) where state = 'open';
create index challenges_open on challenges (created_at) where state = 'open';
create index challenges_by_review on challenges (business_id, review_id);

-- An author's objection to a decision: at most one for each review.
create table appeals (
  business_id uuid not null,
  review_id uuid not null,
  text text not null check (char_length(text) between 10 and 2000),
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decision_note text check (char_length(decision_note) <= 1000),
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade,
  check ((state = 'open') = (decided_at is null))
);
create index appeals_open on appeals (created_at) where state = 'open';

-- Visitors' reports of reviews and replies. No foreign key to reviews: reporters are notified of the result even if the
-- author erases the review.
create table reports (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  review_id uuid not null,
  about text not null check (about in ('review', 'reply')),
  -- Made by the form: a second attempt to send the same report finds the first by it.
  submission_key uuid not null,
  ground text not null check (ground in ('unlawful', 'child_abuse', 'personal_data', 'hate_or_threats', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  -- May quote the review, so it is erased with the review, or after the retention period.
  explanation text check (char_length(explanation) between 10 and 2000),
  -- Both null for anonymous reports; a name only with an address. Both null and after the retention period.
  name text check (char_length(name) between 2 and 80),
  email text check (email = lower(email) and char_length(email) <= 254),
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected', 'gone')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decision_reason text check (decision_reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  decision_note text check (char_length(decision_note) <= 1000),
  -- The text of a removed reply. A removed review keeps its own.
  removed_reply text check (char_length(removed_reply) <= 2000),
  primary key (business_id, id),
  unique (business_id, submission_key),
  check (name is null or email is not null),
  check ((state = 'open') = (decided_at is null)),
  check (state = 'upheld' or (decision_reason is null and removed_reply is null))
);
create index reports_by_review on reports (business_id, review_id);
create index reports_by_time on reports (business_id, created_at);
create index reports_open on reports (created_at) where state = 'open';
create index reports_to_erase on reports (decided_at) where explanation is not null or email is not null;
