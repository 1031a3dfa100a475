-- The last questions that an owner asked about reviews, so that one can return to them.
create table asked_questions (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  -- As in the address of its answer.
  query text not null check (char_length(query) between 1 and 8000),
  -- Answered on the dashboard and in the digest.
  is_pinned boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
