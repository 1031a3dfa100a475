-- A business that an owner compares theirs with. Nothing of this is written on the other side.
create table competitors (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  -- Collects reviews here; null for one whose reviews are imported.
  other_business_id uuid references businesses (id) on delete cascade,
  -- As the owner typed it; null for one that collects reviews here, whose present name is shown.
  name text check (char_length(name) between 2 and 80),
  -- Imported reviews that are counted. See competitor_counts.
  reviews integer not null default 0 check (reviews >= 0),
  -- The trade under which imported reviews were filed.
  trade text[] not null default '{}',
  -- Set while its deletion can be undone; a job deletes it for good.
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  check ((other_business_id is null) = (name is not null)),
  check (other_business_id <> business_id)
);
create unique index competitors_by_other_business on competitors (business_id, other_business_id) where deleted_at is null;
create unique index competitors_by_name on competitors (business_id, lower(name)) where deleted_at is null;
create index competitors_of_other_business on competitors (other_business_id) where other_business_id is not null;
create index competitors_deleted on competitors (deleted_at) where deleted_at is not null;

-- The id is its file's.
create table competitor_imports (
  business_id uuid not null,
  id uuid not null,
  competitor_id uuid not null,
  source text not null check (char_length(source) between 2 and 100),
  file_name text check (char_length(file_name) between 1 and 200),
  rows integer not null check (rows > 0),
  done integer not null default 0 check (done between 0 and rows),
  added integer not null default 0 check (added >= 0),
  already_there integer not null default 0 check (already_there >= 0),
  refused integer not null default 0 check (refused >= 0),
  -- Beyond the limit of one competitor.
  left_out integer not null default 0 check (left_out >= 0),
  problems jsonb not null,
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (business_id, id),
  foreign key (business_id, competitor_id) references competitors (business_id, id) on delete cascade
);
create index competitor_imports_by_competitor on competitor_imports (business_id, competitor_id, created_at desc);

-- Reviews of a competitor that an owner imported. They are never among the business's own.
create table competitor_reviews (
  business_id uuid not null,
  competitor_id uuid not null,
  -- Made of source and content, so that the same row is known again.
  id uuid not null,
  import_id uuid not null,
  rating smallint not null check (rating between 1 and 5),
  text text not null check (char_length(text) <= 20000),
  -- Of the author. Names are not kept.
  initials text check (char_length(initials) between 1 and 8),
  written_at timestamptz not null,
  language text not null,
  label text check (label in ('positive', 'neutral', 'negative')),
  sentences jsonb not null,
  primary key (business_id, competitor_id, id),
  foreign key (business_id, competitor_id) references competitors (business_id, id) on delete cascade,
  foreign key (business_id, import_id) references competitor_imports (business_id, id) on delete cascade
);
create index competitor_reviews_by_time on competitor_reviews (business_id, competitor_id, written_at desc, id desc);
create index competitor_reviews_by_import on competitor_reviews (business_id, import_id);

create table competitor_aspects (
  business_id uuid not null,
  competitor_id uuid not null,
  review_id uuid not null,
  position smallint not null,
  -- As filed for the trade of the business that compares.
  topic text not null,
  engine_topic text not null,
  noun text not null,
  term text not null,
  start_offset integer not null,
  end_offset integer not null check (end_offset > start_offset),
  label text not null check (label in ('positive', 'neutral', 'negative')),
  confidence real not null check (confidence between 0 and 1),
  shown boolean not null,
  written_at timestamptz not null,
  primary key (business_id, competitor_id, review_id, position),
  foreign key (business_id, competitor_id, review_id)
    references competitor_reviews (business_id, competitor_id, id) on delete cascade
);
create index competitor_aspects_by_opinion on competitor_aspects
  (business_id, competitor_id, topic, label, written_at desc) where shown;

-- Imported reviews by month of writing, counted when an import ends.
create table competitor_counts (
  business_id uuid not null,
  competitor_id uuid not null,
  -- Empty for all reviews.
  topic text not null,
  start date not null,
  rating smallint not null,
  reviews integer not null,
  -- With a sentiment: the engine could read the words.
  judged integer not null,
  praise integer not null,
  complaints integer not null,
  primary key (business_id, competitor_id, topic, start, rating),
  foreign key (business_id, competitor_id) references competitors (business_id, id) on delete cascade
);

alter table uploads drop constraint uploads_kind_check;
alter table uploads add constraint uploads_kind_check check (kind in ('customers', 'reviews', 'competitor'));
alter table column_choices drop constraint column_choices_kind_check;
alter table column_choices add constraint column_choices_kind_check
  check (kind in ('customers', 'reviews', 'competitor'));
