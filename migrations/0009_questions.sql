-- What a business asks beside the review itself: at most three at a time, none of them a condition.
create table questions (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('text', 'choice', 'scale')),
  -- Its place on the form; null once it is archived. Places are changed in pairs.
  position smallint check (position between 1 and 3),
  version smallint not null default 1 check (version >= 1),
  archived_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, position) deferrable initially immediate,
  check ((position is null) = (archived_at is not null))
);

-- Each way in which a question was ever put. Never changed: answers lead here.
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

-- What is given for a review, whatever it says: by the open link and the order links, and to whom was invited.
alter table businesses add column incentive text check (char_length(incentive) between 2 and 120);
alter table invitation_batches add column incentive text check (char_length(incentive) between 2 and 120);

-- What the author said to the questions, each with the question as it was put; and what was given.
alter table reviews
  add column answers jsonb
    check (jsonb_typeof(answers) = 'array' and jsonb_array_length(answers) between 1 and 3),
  add column incentive text check (char_length(incentive) between 2 and 120);
alter table review_versions add column answers jsonb;
create index reviews_with_answers on reviews (business_id, written_at desc) where answers is not null;
create index reviews_with_incentive on reviews (business_id) where incentive is not null;
