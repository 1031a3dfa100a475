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
-- For the lists of one number of stars, one source or one mark.
create index reviews_by_rating on reviews (business_id, rating, written_at desc, id desc);
create index reviews_by_source on reviews (business_id, provenance, written_at desc, id desc);
create index reviews_edited on reviews (business_id, written_at desc, id desc) where edited_at is not null;
create index reviews_challenged on reviews (business_id, written_at desc, id desc) where challenged_at is not null;
create index reviews_with_incentive on reviews (business_id, written_at desc, id desc) where incentive is not null;
-- The words of a text as visitors search them: without case, accents and punctuation. ASCII has no accents, and takes half
-- the time. The search path is fixed because building an index resets it. A function with one is not inlined, so that the
-- planner sees the cost and avoids computing it for row after row.
create function search_words(written text) returns tsvector language sql immutable parallel safe cost 10000
set search_path from current as $$
  select to_tsvector('simple', case when octet_length(written) = char_length(written)
    then regexp_replace(written, '[^a-zA-Z0-9]+', ' ', 'g')
    else directory_fold(regexp_replace(written,
      '[\s!-/:-@\[-`{-\u00bf\u00d7\u00f7\u2000-\u2bff\u3000-\u303f\U0001f000-\U0001faff]+', ' ', 'g')) end)
$$;
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
create index replies_by_time on replies (business_id, created_at desc);

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

-- What is counted of a review, in a narrow row: a hundred thousand of them are summed in a tenth of a second. Written in the
-- transaction that changes the review, by refresh-facts.server.ts, and by its analysis.
create table review_facts (
  business_id uuid not null,
  review_id uuid not null,
  -- Only published reviews are.
  is_counted boolean not null,
  is_hidden boolean not null,
  written_at timestamptz not null,
  -- The day of writing, and the month of first publication. In UTC.
  written_on date not null,
  published_month date,
  provenance text,
  -- Empty for own reviews.
  import_source text not null,
  rating smallint not null,
  -- A hash of what tells authors apart.
  author text not null,
  -- How long the reply took, in tenths of an hour; null without one.
  reply_time integer,
  reply_edited boolean not null,
  -- Of the text that was analysed: with another one the row is written anew, and what was found in it goes.
  edited_at timestamptz,
  -- As found by the analysis. Language is empty before it; label and score are null where the engine cannot judge.
  language text not null default '',
  label text,
  score real,
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index review_facts_newest on review_facts (business_id, written_on desc, review_id desc) where is_counted;
-- What public topics do not count: their reviews are taken off the number of all mentions, which an index alone tells.
create index review_facts_left_out on review_facts (business_id, review_id)
  where not is_counted or is_hidden or provenance = 'insider';

-- An owner's own words for reviews. No public page, wall, order or analysis reads them.
create table tags (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  -- Set while its deletion can be undone; a job deletes it for good.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
create unique index tags_by_name on tags (business_id, lower(name)) where deleted_at is null;
create index tags_deleted on tags (deleted_at) where deleted_at is not null;

create table review_tags (
  business_id uuid not null,
  tag_id uuid not null,
  review_id uuid not null,
  created_at timestamptz not null default now(),
  primary key (business_id, tag_id, review_id),
  foreign key (business_id, tag_id) references tags (business_id, id) on delete cascade,
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index review_tags_by_review on review_tags (business_id, review_id);

-- Views of the inbox to which an owner gave a name.
create table saved_filters (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 40),
  -- As in the address of the inbox.
  query text not null check (char_length(query) between 1 and 4000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
create unique index saved_filters_by_name on saved_filters (business_id, lower(name));

create table reply_templates (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  text text not null check (char_length(text) between 2 and 2000),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
create unique index reply_templates_by_name on reply_templates (business_id, lower(name));

-- Imports of files with reviews from elsewhere, and how far each is. The id is its file's.
create table review_imports (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  source text not null check (char_length(source) between 2 and 100),
  file_name text check (char_length(file_name) between 1 and 200),
  rows integer not null check (rows > 0),
  done integer not null default 0 check (done between 0 and rows),
  added integer not null default 0 check (added >= 0),
  already_there integer not null default 0 check (already_there >= 0),
  refused integer not null default 0 check (refused >= 0),
  problems jsonb not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (business_id, id)
);
