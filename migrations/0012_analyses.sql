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
  aspects jsonb not null,
  -- What else is named, whatever is said of it.
  named jsonb not null,
  explanations jsonb not null,
  keywords text[] not null,
  -- The words of title and text have weight A, those of the author's name none.
  search tsvector not null,
  analysed_at timestamptz not null default now(),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index analyses_by_label on analyses (business_id, review_id) include (label, score, language);
create index analyses_search on analyses using gin (search);
-- Last, for the reason given at reviews.
alter table analyses add primary key (business_id, review_id);

-- What a review says of a topic, one row each. Totals count every row, quotes take only those that are sure.
create table mentions (
  business_id uuid not null,
  review_id uuid not null,
  -- As filed for the trade of the business: the engine's topic, the noun, or a name. Empty: the business as a whole.
  topic text not null,
  -- A name counts for the owner's screens only.
  kind text not null check (kind in ('whole', 'thing', 'person', 'product')),
  engine_topic text not null,
  noun text not null,
  term text not null,
  -- Of the term, in the text. Null for the business as a whole.
  start_offset integer,
  end_offset integer check (end_offset > start_offset),
  -- Whether it praises and complains, as words and stars together say; a review may do both, or neither.
  praise boolean not null,
  complaint boolean not null,
  -- The same from the words alone, for what compares stars.
  praise_by_words boolean not null,
  complaint_by_words boolean not null,
  -- The sentence to quote and the side for which it may be quoted, with the chance that a reader would say the same.
  quote_side text check (quote_side in ('praise', 'complaint')),
  quote_start integer,
  quote_end integer check (quote_end > quote_start),
  confidence real check (confidence between 0 and 1),
  -- What happened, as in analysis/causes, with the clause that tells it; of the business as a whole, one that no topic has.
  cause text,
  cause_start integer,
  cause_end integer,
  -- That the quoted sentence names, 0 for Monday.
  weekday smallint check (weekday between 0 and 6),
  -- About another business, hearsay, or long ago: counts for nobody.
  is_elsewhere boolean not null,
  -- When its review was written.
  written_at timestamptz not null,
  primary key (business_id, review_id, topic),
  foreign key (business_id, review_id) references review_facts (business_id, review_id) on delete cascade
);
create index mentions_by_topic on mentions (business_id, topic, written_at desc, review_id desc)
  include (praise, complaint, quote_side, kind) where not is_elsewhere;
create index mentions_by_cause on mentions (business_id, cause, written_at desc, review_id desc)
  where cause is not null;

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
