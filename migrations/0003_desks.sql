-- The author's desk, challenges and the operator's desk.

alter table reviews
  add column edited_at timestamptz,
  -- When the service first showed the stars to the business: a challenge says whether it had.
  add column rating_shown_at timestamptz;
-- What the service did not write down it must not deny.
update reviews set rating_shown_at = published_at where published_at is not null;

-- The wordings that an author replaced, the oldest first. The one that stands is the review itself.
create table review_versions (
  business_id uuid not null,
  review_id uuid not null,
  number smallint not null check (number >= 1),
  rating smallint not null check (rating between 1 and 5),
  title text check (char_length(title) between 1 and 120),
  text text not null check (char_length(text) between 10 and 5000),
  written_at timestamptz not null,
  replaced_at timestamptz not null,
  primary key (business_id, review_id, number),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

-- One a review: the key decides.
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
create index challenges_waiting on challenges (created_at) where state = 'open';
create index challenges_by_review on challenges (business_id, review_id);

-- What an author had agreed to before; what holds now is with the review itself.
create table earlier_consents (
  business_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  scopes text[] not null,
  version integer not null,
  text text not null,
  consented_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index earlier_consents_by_review on earlier_consents (business_id, review_id);

-- The newest code that was mailed for an erasure; kept as a keyed hash.
create table erasure_codes (
  business_id uuid not null,
  review_id uuid not null,
  hash bytea not null check (octet_length(hash) = 32),
  tries smallint not null default 0 check (tries >= 0),
  expires_at timestamptz not null,
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

alter table log_entries drop constraint log_entries_kind_check;
alter table log_entries add constraint log_entries_kind_check check (kind in ('submitted', 'confirmed', 'published',
  'held', 'refused', 'hidden', 'restored', 'edited', 'challenged', 'decided', 'appealed', 'consented', 'answered',
  'withdrawn', 'removed', 'erased', 'imported'));
