-- The log. No foreign key to businesses: log entries outlive the review and the business.
create table log_entries (
  business_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('submitted', 'confirmed', 'published', 'held', 'refused', 'hidden', 'restored',
    'edited', 'challenged', 'decided', 'appealed', 'consented', 'answered', 'withdrawn', 'removed', 'erased', 'imported',
    'renamed', 'reply_withdrawn')),
  commitment bytea not null check (octet_length(commitment) = 32),
  created_at timestamptz not null,
  primary key (business_id, id)
);
create index log_entries_rare on log_entries (business_id, kind, created_at)
  where kind in ('held', 'withdrawn', 'erased');

-- How long the log of a business is: the sum of its rows. Who appends takes over the rows that nobody else holds and leaves
-- one, so that appending waits for nobody; writing them elsewhere would make each wait for the last.
create table log_sizes (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  entries integer not null check (entries > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (business_id, id)
);

create table receipts (
  business_id uuid not null,
  entry_id uuid not null,
  review_id uuid not null,
  -- Deleted when the author erases the review: without the salt, the commitment reveals nothing about anyone.
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
