-- Versions that the author replaced, oldest first. The current version is the review itself.
create table review_versions (
  business_id uuid not null,
  review_id uuid not null,
  number smallint not null check (number >= 1),
  rating smallint not null check (rating between 1 and 5),
  title text check (char_length(title) between 1 and 120),
  text text not null check (char_length(text) <= 5000),
  author_name text not null check (char_length(author_name) between 2 and 80),
  answers jsonb,
  written_at timestamptz not null,
  replaced_at timestamptz not null,
  primary key (business_id, review_id, number),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);

-- What the author agreed to earlier. The current consent is part of the review.
create table earlier_consents (
  business_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  scopes text[] not null,
  version integer not null,
  text text not null,
  consented_at timestamptz not null,
  primary key (business_id, id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index earlier_consents_by_review on earlier_consents (business_id, review_id);

-- The newest code that confirms an erasure, as a keyed hash.
create table erasure_codes (
  business_id uuid not null,
  review_id uuid not null,
  hash bytea not null check (octet_length(hash) = 32),
  tries smallint not null default 0 check (tries >= 0),
  expires_at timestamptz not null,
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
