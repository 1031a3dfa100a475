-- Users without a row get no performance digests.
create table performance_digest_settings (
  business_id uuid not null references businesses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  often text not null check (often in ('off', 'weekly', 'monthly')),
  -- Null for those who get none, so that the schedule reads only the rows with something to send.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
create index performance_digest_settings_due on performance_digest_settings (due_at) where due_at is not null;
create index performance_digest_settings_by_user on performance_digest_settings (user_id);

-- The primary key ensures that nobody gets two digests of one period.
create table performance_digests (
  business_id uuid not null,
  user_id uuid not null,
  -- From its first day to its last: "2026-11-16..2026-11-22".
  period text not null,
  id uuid not null,
  -- Null also for those that had nothing to say.
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, user_id, period),
  foreign key (business_id, user_id) references performance_digest_settings (business_id, user_id) on delete cascade
);
create unique index performance_digests_by_id on performance_digests (business_id, id);
