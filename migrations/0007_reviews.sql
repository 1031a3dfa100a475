-- The mailbox behind an email address: without case, without "+anything", and for Google Mail without dots. Two addresses
-- with the same mailbox reach the same person.
create function mailbox_of(address text) returns text language sql immutable parallel safe as $$
  select case when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
    then replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@gmail.com'
    else split_part(split_part(lower(address), '@', 1), '+', 1) || '@' || split_part(lower(address), '@', 2) end
$$;

create table reviews (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  -- Made by the form: a second attempt to send the same review finds the first by it.
  submission_key uuid not null,
  state text not null default 'pending' check (state in ('pending', 'published', 'withdrawn', 'removed')),
  -- Null for reviews through the open form until the author confirms their email address; insiders say so at once.
  provenance text check (provenance in ('order', 'invited', 'confirmed', 'insider', 'imported')),
  rating smallint not null check (rating between 1 and 5),
  title text check (char_length(title) between 1 and 120),
  -- Empty where the author gave stars alone.
  text text not null,
  -- Raised by each edit: a decision names the version that it was made on.
  version integer not null default 1 check (version >= 1),
  -- SHA-256 of the text without case, punctuation and spacing: finds duplicates.
  text_fingerprint bytea not null check (octet_length(text_fingerprint) = 32),
  -- Each answer to a question of the business, together with the question as it was asked.
  answers jsonb check (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) between 1 and 3),
  author_name text not null check (char_length(author_name) between 2 and 80),
  author_email text check (char_length(author_email) <= 254),
  -- The language of the form, and so of the mails about the review.
  form_language text not null default 'en' check (char_length(form_language) = 2),
  invitation_id uuid,
  order_reference text check (char_length(order_reference) <= 100),
  import_source text check (char_length(import_source) <= 100),
  -- The reward offered for the review.
  incentive text check (char_length(incentive) between 2 and 120),
  consent_version integer not null,
  consent_text text not null,
  consent_scopes text[] not null,
  consented_at timestamptz not null,
  -- The date that is shown. For imported reviews it is earlier than created_at.
  written_at timestamptz not null,
  edited_at timestamptz,
  confirmed_at timestamptz,
  failed_checks text[] not null default '{}',
  held_at timestamptz,
  published_at timestamptz,
  -- When the business was first shown the rating: a challenge records whether it came before or after.
  rating_shown_at timestamptz,
  challenged_at timestamptz,
  -- Set while a challenged review is published without its words: our own check agreed with the challenge.
  hidden_at timestamptz,
  hidden_reason text check (hidden_reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  withdrawn_at timestamptz,
  removed_at timestamptz,
  removed_reason text check (removed_reason in ('personal_data', 'hate_or_threats', 'unlawful', 'spam',
    'not_about_business', 'duplicate', 'conflict_of_interest', 'fake')),
  removed_note text check (char_length(removed_note) <= 1000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (business_id, submission_key),
  unique (business_id, invitation_id),
  -- Other sites allow longer texts.
  check (char_length(text) <= case when provenance = 'imported' then 20000 else 5000 end),
  check (state <> 'published' or (provenance is not null and published_at is not null)),
  check ((provenance is not distinct from 'imported') = (import_source is not null)),
  check (state <> 'removed' or (removed_at is not null and removed_reason is not null)),
  check ((hidden_at is null) = (hidden_reason is null)),
  check (hidden_at is null or (state = 'published' and challenged_at is not null))
);
create index reviews_by_time on reviews (business_id, written_at desc, id desc);
create index reviews_by_author on reviews (business_id, mailbox_of(author_email));
-- A closed business is erased author by author.
create index reviews_by_address on reviews (business_id, author_email) where author_email is not null;
create index reviews_by_text on reviews (business_id, text_fingerprint);
-- An order is reviewed once through its signed link, as a customer or as an insider.
create unique index reviews_by_order on reviews (business_id, order_reference)
  where provenance in ('order', 'insider') and invitation_id is null;
-- Averages, counts and shares are computed from this index alone, without reading the texts.
create index reviews_published on reviews (business_id, written_at desc, id desc)
  include (rating, provenance, published_at) where state = 'published';
create index reviews_not_published on reviews (business_id) where state <> 'published';
-- Bursts are counted while the business is locked.
create index reviews_by_confirmation on reviews (business_id, confirmed_at) where provenance in ('confirmed', 'insider');
create index reviews_hidden on reviews (business_id) where hidden_at is not null;
create index reviews_held on reviews (held_at) where held_at is not null;
create index reviews_unconfirmed on reviews (created_at) where state = 'pending';
create index reviews_with_answers on reviews (business_id, written_at desc) where answers is not null;
create index reviews_with_incentive on reviews (business_id) where incentive is not null;
-- The words of a text as visitors search them: without case, accents and punctuation. In an index only, so that no row grows.
-- The search path is fixed because building an index resets it. A function with one is not inlined, so that the planner
-- sees the cost and avoids computing it for row after row.
create function search_words(written text) returns tsvector language sql immutable parallel safe cost 10000
set search_path from current as $$
  select to_tsvector('simple', directory_fold(regexp_replace(written,
    '[\s!-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\U0001f000-\U0001faff]+', ' ', 'g')))
$$;
create index reviews_by_words on reviews using gin (search_words(coalesce(title, '') || ' ' || text));
-- Last, because of indexes with equal costs the planner takes the newest, and before the first ANALYZE all of them have
-- equal costs: with another index a foreign key's check would read every review of the business.
alter table reviews add primary key (business_id, id);

create table replies (
  business_id uuid not null,
  review_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  replied_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

create index replies_by_words on replies using gin (search_words(text));

-- SHA-256 of replies that the operator removed: the business cannot publish the same words again.
create table removed_replies (
  business_id uuid not null,
  review_id uuid not null,
  text_hash bytea not null check (octet_length(text_hash) = 32),
  primary key (business_id, review_id, text_hash),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

-- How often readers marked a review as helpful. An edited review starts again at nothing.
create table helpful_counts (
  business_id uuid not null,
  review_id uuid not null,
  -- The version of the review that was marked.
  version integer not null,
  count integer not null check (count > 0),
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

-- So that a network counts once a day for a review. Deleted when the day is over.
create table helpful_votes (
  business_id uuid not null,
  review_id uuid not null,
  -- HMAC of the day, the business and the network, with a key of its own.
  network_hash bytea not null check (octet_length(network_hash) = 32),
  day date not null,
  primary key (business_id, review_id, network_hash),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index helpful_votes_by_day on helpful_votes (day);
