-- Photos of a review. The large file has the photo's id. Nothing is shown before an operator has looked at it.
create table review_photos (
  business_id uuid not null,
  id uuid not null,
  review_id uuid not null,
  small_id uuid not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  state text not null default 'waiting' check (state in ('waiting', 'shown', 'refused')),
  refused_for text check (refused_for in ('person', 'nudity', 'violence', 'private', 'other_work', 'unrelated')),
  -- What the author agreed to.
  consent_text text not null,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  primary key (business_id, id),
  check ((state = 'waiting') = (decided_at is null)),
  check ((state = 'refused') = (refused_for is not null))
);
alter table review_photos add foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade;
create index review_photos_of_review on review_photos (business_id, review_id);
create index review_photos_waiting on review_photos (created_at) where state = 'waiting';
