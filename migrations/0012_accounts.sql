-- Accounts in full: another address, a second factor, and what is mailed to an owner.

alter table users
  add column time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 60);

-- Somebody asked for another address. Kept until the old one can no longer stop it.
create table email_changes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  old_email text not null check (old_email = lower(old_email) and char_length(old_email) <= 254),
  new_email text not null check (new_email = lower(new_email) and char_length(new_email) <= 254),
  confirmable_until timestamptz not null,
  stoppable_until timestamptz not null,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index email_changes_waiting on email_changes (user_id) where confirmed_at is null;
create index email_changes_by_user on email_changes (user_id);
create index email_changes_past on email_changes (stoppable_until);

create table two_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted under a key from SECRET.
  encrypted_secret bytea not null,
  -- The one session that is shown the secret until a code has proven that it arrived.
  begun_in uuid not null,
  begun_at timestamptz not null,
  on_since timestamptz,
  -- The newest 30 seconds whose code was taken: none is taken twice, nor an older one after it.
  last_step bigint not null default 0,
  recovery_salt bytea check (octet_length(recovery_salt) = 16),
  check ((on_since is null) = (recovery_salt is null))
);

-- A code is deleted when it is used.
create table recovery_codes (
  user_id uuid not null references two_factors (user_id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (user_id, hash)
);

-- No row: all of the defaults.
create table notification_settings (
  business_id uuid not null references businesses (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  new_reviews text not null default 'at_once' check (new_reviews in ('at_once', 'daily', 'weekly', 'off')),
  decisions boolean not null default true,
  -- Set while reviews wait for the next digest, so that nobody is looked at for whom there is nothing to send.
  digest_due_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
create index notification_settings_due on notification_settings (digest_due_at) where digest_due_at is not null;
create index notification_settings_by_user on notification_settings (user_id);

-- Which review an owner is told of in which digest; in none yet while digest_id is null. The key makes it one.
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

create index users_unconfirmed on users (created_at) where not email_verified;
