create table analyses (
  business_id uuid not null,
  review_id uuid not null,
  engine_version text not null,
  -- 'und' if the text does not say, 'zxx' for stars alone.
  language text not null,
  -- All three null if the engine does not know the language, or there are no words.
  label text check (label in ('positive', 'neutral', 'negative')),
  score real check (score between -1 and 1),
  -- The chance that a reader would give the same label.
  confidence real check (confidence between 0 and 1),
  sentences jsonb not null,
  explanations jsonb not null,
  keywords text[] not null,
  search tsvector not null,
  analysed_at timestamptz not null default now(),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index analyses_by_label on analyses (business_id, review_id) include (label, score, language);
create index analyses_search on analyses using gin (search);
-- Last, for the reason given at reviews.
alter table analyses add primary key (business_id, review_id);

create table aspects (
  business_id uuid not null,
  review_id uuid not null,
  position smallint not null,
  -- As filed for the trade of the business: the engine's topic, or the noun.
  topic text not null,
  engine_topic text not null,
  noun text not null,
  term text not null,
  start_offset integer not null,
  end_offset integer not null check (end_offset > start_offset),
  label text not null check (label in ('positive', 'neutral', 'negative')),
  score real not null check (score between -1 and 1),
  confidence real not null check (confidence between 0 and 1),
  -- Whether a screen may show it as praise or complaint.
  shown boolean not null,
  -- When its review was written.
  written_at timestamptz not null,
  primary key (business_id, review_id, position),
  foreign key (business_id, review_id) references analyses (business_id, review_id) on delete cascade
);
create index aspects_by_topic on aspects (business_id, topic, review_id) include (label, shown);
-- Quotes are looked for among the newest opinions on a topic.
create index aspects_by_opinion on aspects (business_id, topic, label, written_at desc, review_id desc) where shown;

-- Sure complaints with the sentence to quote: those whose sentence names a cause once for each cause, beside which they stand.
create table complaints (
  business_id uuid not null,
  review_id uuid not null,
  position smallint not null,
  -- As in analysis/causes; empty if the sentence names none.
  cause text not null,
  -- The sentence, and in it the words that name the cause, else the term. Offsets in the text.
  quote_start integer not null,
  quote_end integer not null,
  start_offset integer not null check (start_offset >= quote_start),
  end_offset integer not null check (end_offset > start_offset and end_offset <= quote_end),
  -- That the sentence names, 0 for Monday. Null for none, and for several.
  weekday smallint check (weekday between 0 and 6),
  primary key (business_id, review_id, position, cause),
  foreign key (business_id, review_id, position) references aspects (business_id, review_id, position) on delete cascade
);

-- The families of topics that the reviews of a business speak of, and its staples.
create table trades (
  business_id uuid primary key references businesses (id) on delete cascade,
  parts text[] not null,
  -- How many reviews it was inferred from, and how many were analysed since.
  reviews integer not null check (reviews >= 0),
  analysed_since integer not null check (analysed_since >= 0)
);

-- The name under which the owner sees a topic. Public pages ignore it.
create table topic_rules (
  business_id uuid not null references businesses (id) on delete cascade,
  -- As in aspects.
  topic text not null check (char_length(topic) between 1 and 200),
  shown_as text not null check (char_length(shown_as) between 1 and 200),
  is_muted boolean not null,
  primary key (business_id, topic)
);
