-- Decisions of owners about suggestions. The newest row of a suggestion is its state; one without rows is open.
create table suggestion_marks (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  act text not null check (char_length(act) between 1 and 40),
  -- As the owner saw it when the suggestion was first marked.
  topic text not null check (char_length(topic) between 1 and 200),
  state text not null check (state in ('open', 'doing', 'done', 'not_for_us')),
  note text check (char_length(note) between 1 and 500),
  -- How many authors it rested on.
  authors integer not null check (authors >= 0),
  marked_at timestamptz not null,
  marked_by uuid references users (id) on delete set null,
  primary key (business_id, id)
);
create index suggestion_marks_by_suggestion on suggestion_marks (business_id, act, topic, marked_at desc, id desc);
create index suggestion_marks_by_user on suggestion_marks (marked_by);
