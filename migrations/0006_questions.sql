-- The business's own questions: at most three at a time, and answering them is optional.
create table questions (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('text', 'choice', 'scale')),
  -- Position on the form; null once archived.
  position smallint check (position between 1 and 3),
  version smallint not null default 1 check (version >= 1),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  -- Deferrable: two questions swap their positions.
  unique (business_id, position) deferrable initially immediate,
  check ((position is null) = (archived_at is not null))
);

-- Every version of a question. Rows are only added, never changed: each answer names the version it belongs to.
create table question_versions (
  business_id uuid not null,
  question_id uuid not null,
  number smallint not null check (number >= 1),
  wording jsonb not null,
  is_public boolean not null,
  created_at timestamptz not null default now(),
  primary key (business_id, question_id, number),
  foreign key (business_id, question_id) references questions (business_id, id) on delete cascade
);
