-- Letters under articles 15 and 17 of the GDPR: who asked for the data of an address, and how they showed that it is theirs.
create table person_requests (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  asked_by uuid references users (id) on delete set null,
  code_hash bytea,
  code_tries smallint not null default 0,
  proven_at timestamptz,
  identity text,
  notified_at timestamptz,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

alter table log_entries drop constraint log_entries_kind_check;
alter table log_entries add constraint log_entries_kind_check check (kind in ('submitted', 'confirmed', 'published',
  'held', 'refused', 'hidden', 'restored', 'edited', 'challenged', 'decided', 'appealed', 'consented', 'answered',
  'withdrawn', 'removed', 'erased', 'erased_by_operator', 'imported', 'renamed', 'reply_withdrawn', 'import_undone'));

-- Suppressed addresses were plain hashes, which anybody can compute for an address; now they are keyed. Nothing was released.
delete from suppressions;

drop index log_entries_rare;
create index log_entries_rare on log_entries (business_id, kind, created_at)
  where kind in ('held', 'withdrawn', 'erased', 'erased_by_operator');
