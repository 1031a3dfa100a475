-- Users without a row have the default settings.
create table notification_settings (
  business_id uuid not null references businesses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  new_reviews text not null default 'at_once' check (new_reviews in ('at_once', 'daily', 'weekly', 'off')),
  decisions boolean not null default true,
  -- Null while no review waits for a digest, so that the schedule reads only the rows with something to send.
  digest_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
create index notification_settings_due on notification_settings (digest_due_at) where digest_due_at is not null;
create index notification_settings_by_user on notification_settings (user_id);

-- The reviews for an owner's digests. digest_id is null until a digest takes the review; the primary key ensures that no
-- review is in two of them.
create table digest_reviews (
  business_id uuid not null,
  user_id uuid not null,
  review_id uuid not null,
  digest_id uuid,
  created_at timestamptz not null default now(),
  primary key (business_id, user_id, review_id),
  foreign key (business_id, user_id) references notification_settings (business_id, user_id) on delete cascade,
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index digest_reviews_by_review on digest_reviews (business_id, review_id);
create index digest_reviews_by_digest on digest_reviews (business_id, digest_id);
