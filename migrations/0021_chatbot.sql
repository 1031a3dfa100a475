-- The last questions that an owner asked about reviews, so that one can return to them.
create table asked_questions (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  question text not null check (char_length(question) between 1 and 200),
  -- The questions that it follows, the first one first.
  earlier text[] not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
