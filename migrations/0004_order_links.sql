-- The keys with which a shop signs the links to its customers' orders, encrypted. One is in use; those that
-- it replaced work until they expire.
create table order_keys (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  encrypted_key bytea not null,
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
create unique index order_keys_in_use on order_keys (business_id) where expires_at is null;

-- An order is reviewed once through its signed link.
create unique index reviews_by_order on reviews (business_id, order_reference) where provenance = 'order';

-- The language in which the form was shown: the mails about the review speak it too.
alter table reviews add column form_language text not null default 'en' check (char_length(form_language) = 2);

-- What is typed off a poster names no business, so it has to be found without one.
create table short_links (
  code text primary key check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  business_id uuid not null unique references businesses (id) on delete cascade,
  created_at timestamptz not null default now()
);
