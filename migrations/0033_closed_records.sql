-- What stays of a closed business for two years, so that closing does not wash: numbers, and keyed hashes of its names, domains
-- and owners. Global: it is looked up without knowing the business. closed_business_id is null once the business is erased.
create table closed_records (
  id uuid primary key,
  closed_business_id uuid unique,
  account_hashes text[] not null,
  name_keys text[] not null,
  domain_hashes text[] not null,
  -- Of the domain that it had proven.
  proven_domain_hashes text[] not null,
  closed_at timestamptz not null,
  frozen jsonb not null
);
create index closed_records_by_hash on closed_records using gin (account_hashes, name_keys, domain_hashes);
create index closed_records_by_time on closed_records (closed_at);

-- Which closed business is an earlier one of which.
create table earlier_businesses (
  business_id uuid not null references businesses (id) on delete cascade,
  record_id uuid not null references closed_records (id) on delete cascade,
  state text not null check (state in ('asked', 'carried', 'rejected')),
  sign text not null check (sign in ('account', 'domain', 'name')),
  objection text check (char_length(objection) between 10 and 1000),
  created_at timestamptz not null,
  decided_at timestamptz,
  primary key (business_id, record_id)
);
create index earlier_businesses_asked on earlier_businesses (created_at) where state = 'asked';
create index earlier_businesses_by_record on earlier_businesses (record_id);

-- Keyed hashes of the owners who handed a business over. They count for a year.
create table former_owners (
  business_id uuid not null references businesses (id) on delete cascade,
  account_hash text not null,
  until timestamptz not null,
  primary key (business_id, account_hash)
);
