-- Decisions of owners about findings. The newest row of a finding is its state; one without rows is open.
create table finding_marks (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  side text not null check (side in ('praise', 'complaint')),
  -- As the owner saw it when the finding was marked.
  topic text not null check (char_length(topic) between 1 and 200),
  state text not null check (state in ('open', 'doing', 'done', 'not_for_us')),
  note text check (char_length(note) between 1 and 500),
  -- How many reviews said so.
  reviews integer not null check (reviews >= 0),
  marked_at timestamptz not null,
  marked_by uuid references users (id) on delete set null,
  primary key (business_id, id)
);
create index finding_marks_by_finding on finding_marks (business_id, side, topic, marked_at desc, id desc);
create index finding_marks_by_user on finding_marks (marked_by);

-- The list of findings of a large business, as it was read within the last hour. Its marks are not in it.
create table kept_findings (
  business_id uuid not null references businesses (id) on delete cascade,
  -- The Monday on which its states were decided.
  decided_on date not null,
  -- What else it depends on: the days that are read, the owner's names of topics, the plan.
  depends_on text not null,
  list jsonb not null,
  kept_at timestamptz not null,
  primary key (business_id, decided_on)
);
