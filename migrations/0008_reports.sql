-- Reports of reviews and replies by visitors, and what operators do for the instance as a whole.

-- No foreign key to the review: who reported one is told what became of it, also when its author erases it.
create table reports (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  review_id uuid not null,
  about text not null check (about in ('review', 'reply')),
  -- Made by the form: a repeat of the same report finds its first try here.
  submission_key uuid not null,
  ground text not null check (ground in ('unlawful', 'child_abuse', 'personal_data', 'hate_or_threats', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  -- Null once it is forgotten, or its review was erased: it may quote it.
  explanation text check (char_length(explanation) between 10 and 2000),
  -- Both null where the report is anonymous, and once they are forgotten.
  name text check (char_length(name) between 2 and 80),
  email text check (email = lower(email) and char_length(email) <= 254),
  state text not null default 'open' check (state in ('open', 'upheld', 'rejected', 'gone')),
  created_at timestamptz not null,
  decided_at timestamptz,
  decision_reason text check (decision_reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  decision_note text check (char_length(decision_note) <= 1000),
  -- The wording of a reply that was taken away. Of a review, the review itself is kept.
  removed_reply text check (char_length(removed_reply) <= 2000),
  primary key (business_id, id),
  unique (business_id, submission_key),
  check ((name is null) = (email is null)),
  check ((state = 'open') = (decided_at is null)),
  check (state = 'upheld' or (decision_reason is null and removed_reply is null))
);
create index reports_by_review on reports (business_id, review_id);
create index reports_waiting on reports (created_at) where state = 'open';
create index reports_to_forget on reports (decided_at) where explanation is not null or email is not null;

-- What an operator did that is about no single business. Those that are stand in the business's own log.
create table operator_acts (
  id uuid primary key,
  operator_id uuid references users (id) on delete set null,
  message text not null check (char_length(message) between 1 and 500),
  created_at timestamptz not null
);
create index operator_acts_by_time on operator_acts (created_at desc, id desc);
create index operator_acts_by_operator on operator_acts (operator_id);

-- The operators' record: what they did to any business, by time.
create index activities_of_operators on activities (created_at desc, id desc)
  where type in ('operator_decided', 'operator_retried', 'review_refused', 'business_closed', 'business_reopened');
create index invitations_undelivered on invitations (ended_at) where state = 'undelivered';
