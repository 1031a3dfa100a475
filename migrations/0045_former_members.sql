-- Keyed hashes of people who worked for a business: for a year more, their reviews are an insider's.
create table former_members (
  business_id uuid not null references business_rows (id) on delete cascade,
  account_hash text not null,
  ended_at timestamptz not null,
  primary key (business_id, account_hash)
);
create index former_members_by_end on former_members (ended_at);
insert into former_members (business_id, account_hash, ended_at)
  select business_id, account_hash, until from former_owners;
