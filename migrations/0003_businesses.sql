create table businesses (
  id uuid primary key,
  owner_id uuid not null references users (id),
  name text not null check (char_length(name) between 2 and 80),
  -- When the owner saved the name. Null while it is our guess from the website.
  name_confirmed_at timestamptz,
  website text not null check (char_length(website) <= 2000),
  domain text not null check (char_length(domain) between 1 and 253),
  domain_proven_at timestamptz,
  description text check (char_length(description) <= 500),
  address text check (char_length(address) <= 200),
  category text check (char_length(category) <= 40),
  -- Null: not given. In minutes of the business's own clock; see app/features/profiles/opening-hours.ts.
  opening_hours jsonb,
  links text[] not null default '{}' check (cardinality(links) <= 8),
  language text not null default 'en' check (language ~ '^[a-z]{2}$'),
  time_zone text not null default 'UTC' check (char_length(time_zone) <= 64),
  is_active boolean not null default true,
  is_sample boolean not null default false,
  tier_name text not null default 'starter' check (tier_name in ('starter', 'pro', 'enterprise')),
  tier_is_annual boolean not null default false,
  tier_price_cents integer not null default 0 check (tier_price_cents >= 0),
  tier_renewal_at timestamptz,
  -- Counters of published reviews. Imported reviews have counters of their own and are in no other.
  review_count integer not null default 0 check (review_count >= 0),
  rating_total integer not null default 0,
  review_score numeric(3, 2) not null generated always as
    (case when review_count = 0 then 0 else round(rating_total::numeric / review_count, 2) end) stored,
  verified_reviews integer not null default 0 check (verified_reviews between 0 and review_count),
  imported_count integer not null default 0 check (imported_count >= 0),
  imported_rating_total integer not null default 0,
  monthly_invitation_count integer not null default 0 check (monthly_invitation_count >= 0),
  monthly_invitation_reset_at timestamptz not null,
  -- Since when the subscription of the owner covers it; null where none does. Those covered first stay when places go.
  covered_at timestamptz,
  stripe_customer_id text,
  stripe_subscription_id text,
  -- The reward offered for any review through the open link and order links. Each batch of invitations has its own.
  incentive text check (char_length(incentive) between 2 and 120),
  -- Set when the owner closes the business, which can be undone until erase_after. Reopening restores was_active: a
  -- business that the operator had closed before stays closed.
  closed_at timestamptz,
  erase_after timestamptz,
  was_active boolean,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint businesses_closure check (
    (closed_at is null) = (erase_after is null) and (closed_at is null) = (was_active is null)
    and (closed_at is null or not is_active)
  )
);
create index businesses_by_owner on businesses (owner_id, created_at, id);
create index businesses_by_domain on businesses (domain);
-- Several businesses may name the same domain; only one can prove it.
create unique index businesses_proven_domain on businesses (domain) where domain_proven_at is not null;
create index businesses_to_erase on businesses (erase_after) where erase_after is not null;

-- The public directory finds businesses by the beginnings of words, with one wrong letter, in any case, with or without
-- accents. The search terms are in indexes on expressions, so that no row of businesses grows by them;
-- app/features/businesses/directory.server.ts repeats the expressions.

-- "Café Größe" and "CAFE GROSSE" are one name.
create function directory_fold(written text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(
      replace(replace(replace(
        regexp_replace(lower(normalize(written, nfkd)), '[\u0300-\u036f]', '', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđħıðþ’‘“”„«»–—·…', 'oldhidt'),
    '\s+', ' ', 'g'))
$$;

-- The words of a folded name and domain, and the whole name as one word. Longer words of the name are also added with
-- each letter left out in turn, marked by "~": two words that differ by one letter share such a form.
create function directory_words(name text, domain text) returns tsvector language sql immutable parallel safe as $$
  with words as (
    select distinct left(word, 60) as word, is_name
    from (
      select regexp_split_to_table(name, '[\s!-/:-@\[-`{-~]+') as word, true as is_name
      union all
      select regexp_split_to_table(domain, '[.-]'), false
      union all
      select regexp_replace(name, '[\s!-/:-@\[-`{-~]+', '', 'g'), false
    ) split
    where word <> ''
  )
  select array_to_tsvector(coalesce(array_agg(lexeme), '{}')) from (
    select word as lexeme from words
    union
    select '~' || left(word, at - 1) || substr(word, at + 1)
    from words, generate_series(1, char_length(word)) at
    where is_name and char_length(word) between 4 and 16
  ) lexemes
$$;

create index businesses_by_name on businesses (directory_fold(name) collate "C", id) where is_active;
create index businesses_by_words on businesses
  using gin (directory_words(directory_fold(name), directory_fold(domain))) where is_active;

-- Names and domains that a business had before: shown in public for two years. The id and the salt are those of the
-- log entry about the change; with the business, the salt is erased.
create table former_names (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 2 and 80),
  domain text not null check (char_length(domain) between 1 and 253),
  until timestamptz not null,
  salt bytea not null check (octet_length(salt) = 32),
  primary key (business_id, id)
);

-- Logos and covers, re-encoded. One that was replaced or removed is kept for a day, so that it can be restored.
create table business_pictures (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('logo', 'cover')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  image bytea not null check (octet_length(image) <= 1000000),
  removed_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
create unique index business_pictures_shown on business_pictures (business_id, kind) where removed_at is null;
create index business_pictures_removed on business_pictures (removed_at) where removed_at is not null;

-- The latest check of a domain: the business's own, or one that it wants to take over.
create table domain_proofs (
  business_id uuid primary key references businesses (id) on delete cascade,
  domain text not null check (char_length(domain) between 1 and 253),
  state text not null check (state in ('checking', 'proven', 'failed')),
  method text check (method in ('dns', 'meta')),
  failure text check (failure in ('missing', 'other_code', 'unreachable', 'taken_over')),
  asked_at timestamptz not null,
  checked_at timestamptz,
  -- Since when a domain that was proven has been failing its checks.
  failing_since timestamptz
);
create index domain_proofs_by_check on domain_proofs (checked_at);

-- How the mails to a business's customers and authors are headed. Null: the default. Each is judged again at sending.
create table mail_settings (
  business_id uuid primary key references businesses (id) on delete cascade,
  sender_name text check (char_length(sender_name) between 2 and 80 and sender_name !~ '[[:cntrl:]@]'),
  reply_to text check (reply_to = lower(reply_to) and char_length(reply_to) <= 254 and reply_to !~ '[[:cntrl:] ]'),
  footer text check (char_length(footer) between 1 and 300),
  updated_at timestamptz not null default now()
);

-- The offer to hand a business over. Accepting it or taking it back deletes the row, so only one of the two succeeds.
create table handovers (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  offered_by uuid not null references users (id) on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (business_id)
);
create index handovers_by_owner on handovers (offered_by);
create index handovers_by_email on handovers (email);
create index handovers_expiring on handovers (expires_at);

-- Links in mails. A token contains the id of its business, so it needs no directory.
create table tokens (
  business_id uuid not null references businesses (id) on delete cascade,
  -- SHA-256 of the token in the link.
  hash bytea not null check (octet_length(hash) = 32),
  purpose text not null,
  subject_id uuid not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (business_id, hash)
);
create index tokens_by_subject on tokens (business_id, subject_id);

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
-- The operators' record: what they did to any business.
create index activities_of_operators on activities (created_at desc, id desc)
  where type in ('operator_decided', 'operator_retried', 'review_refused', 'business_closed', 'business_reopened');
