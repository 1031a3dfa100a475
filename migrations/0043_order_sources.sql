-- Where a business's orders come from: a shop system or payment provider that calls us and signs with a secret.
create table order_sources (
  business_id uuid not null references business_rows (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('shopify', 'woocommerce', 'stripe', 'generic')),
  name text not null check (char_length(name) between 2 and 60),
  -- NAME.myshopify.com
  shop text check (shop ~ '^[a-z0-9][a-z0-9-]{0,60}\.myshopify\.com$'),
  -- Null until the owner has pasted the one that the provider made.
  encrypted_secret bytea,
  replaced_secret bytea,
  replaced_until timestamptz,
  -- With which we ask the provider for one order ourselves.
  encrypted_token bytea,
  legal_basis text not null check (legal_basis in ('consent', 'existing_customer')),
  language text not null check (char_length(language) = 2),
  delay_days smallint not null check (delay_days between 0 and 60),
  paused_at timestamptz,
  -- When a request came last whose signature was wrong.
  refused_at timestamptz,
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  check ((kind = 'shopify') = (shop is not null)),
  check ((replaced_secret is null) = (replaced_until is null))
);

-- An order is one row for ever, whichever of its events came first, and outlives its source: so it invites once. The key
-- is a hash, because the row also outlives the erasure of its customer.
create table orders (
  business_id uuid not null references business_rows (id) on delete cascade,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  source_id uuid not null,
  -- By which the provider is asked; null once the customer is erased.
  provider_id text check (char_length(provider_id) between 1 and 255),
  invitation_id uuid,
  cancelled_at timestamptz,
  -- What the provider said when we asked it about the order of a review.
  fetched_at timestamptz,
  fetched text check (char_length(fetched) between 1 and 40),
  created_at timestamptz not null default now(),
  primary key (business_id, key_hash),
  unique (business_id, invitation_id)
);

-- What arrived lately. `received` is emptied as soon as it is worked through.
create table order_events (
  business_id uuid not null,
  source_id uuid not null,
  id uuid not null,
  key_hash bytea not null check (octet_length(key_hash) = 32),
  reference text check (char_length(reference) between 1 and 100),
  received jsonb,
  outcome text check (char_length(outcome) between 1 and 300),
  created_at timestamptz not null default now(),
  primary key (business_id, source_id, id),
  foreign key (business_id, source_id) references order_sources (business_id, id) on delete cascade,
  check ((received is null) = (outcome is not null))
);
create index order_events_by_time on order_events (created_at);

-- Set where an order of a source led to the invitation, with what was bought.
alter table invitations add column order_source_id uuid;
alter table invitations add column products text[] not null default '{}';
alter table invitations add check (cardinality(products) <= 10);
