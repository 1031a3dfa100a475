-- The public log begins anew, as one Merkle tree of all businesses; nothing of the one before was released.
drop table receipts;
drop table log_sizes;
drop table log_entries;
drop table log_keys;
-- Each review that an undo takes away has an act of its own.
alter table review_imports drop column undo_salt;

-- A review's case: what the log calls it, and where it stands. The link goes with the review.
create table log_cases (
  business_id uuid not null,
  review_id uuid not null,
  case_id bytea not null check (octet_length(case_id) = 16),
  standing text not null,
  kind text,
  steps integer not null check (steps > 0),
  day integer not null,
  primary key (business_id, review_id)
);
alter table log_cases add foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade;

-- Acts, in the log once they have an index. No foreign key: they outlive review and business. No exact time.
create table log_leaves (
  business_id uuid not null,
  id uuid not null,
  act smallint not null,
  actor smallint not null,
  -- Standing of the case before the act.
  was smallint not null,
  day integer not null,
  -- Within the case; acts about the business have one that puts them before or after the others of the day.
  step integer not null,
  entry bytea not null check (octet_length(entry) = 76),
  index bigint,
  primary key (business_id, id)
);
create index log_leaves_waiting on log_leaves (day, step, id) where index is null;
create index log_leaves_by_index on log_leaves (business_id, index);
create index log_leaves_by_act on log_leaves (business_id, act, day);

-- What opens an act: deleted with the review.
create table receipts (
  business_id uuid not null,
  -- Of the leaf.
  id uuid not null,
  review_id uuid not null,
  act text not null,
  actor text not null,
  step integer not null,
  at timestamptz not null,
  salt bytea not null check (octet_length(salt) = 32),
  entry bytea not null check (octet_length(entry) = 76),
  -- JSON of the fields as they were hashed.
  fields text not null,
  primary key (business_id, id)
);
alter table receipts add foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade;
create index receipts_by_review on receipts (business_id, review_id, step);
create index receipts_by_act on receipts (business_id, act, at);

-- The log itself stands on one node.
create table log_state (
  one boolean primary key default true check (one),
  origin text not null,
  size bigint not null default 0,
  root bytea not null,
  businesses integer not null default 0,
  -- What readers see.
  published bigint not null default 0,
  -- Why nothing is signed.
  frozen text,
  frozen_at timestamptz
);
create table log_entries (
  index bigint primary key,
  entry bytea not null
);
create table log_tiles (
  level integer not null,
  n bigint not null,
  hashes bytea not null,
  primary key (level, n)
);
-- Versions of the register's nodes, each from a tally on. The lowest level has the records.
create table log_register (
  level integer not null,
  n integer not null,
  tally bigint not null,
  hash bytea not null,
  business uuid,
  record bytea,
  primary key (level, n, tally)
);
create index log_register_by_business on log_register (business, tally) where business is not null;
create index log_register_by_tally on log_register (tally);
create table log_checkpoints (
  size bigint primary key,
  root bytea not null,
  -- With the cosignatures.
  note text not null,
  published_at timestamptz not null default now()
);
