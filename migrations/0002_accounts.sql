create table users (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 80),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  email_verified boolean not null default false,
  is_operator boolean not null default false,
  time_zone text not null default 'UTC' check (char_length(time_zone) between 1 and 60),
  -- The account is erased together with the last of its closed businesses.
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index users_unconfirmed on users (created_at) where not email_verified;
create index users_closed on users (closed_at) where closed_at is not null;
create index users_operators on users (id) where is_operator;

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- SHA-256 of the token in the cookie.
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  user_agent text not null check (char_length(user_agent) <= 400),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- Accounts without a row have no password until their owner chooses one by a link in a mail.
create table passwords (
  user_id uuid primary key references users (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Links in mails about an account. A link is deleted when it is used.
create table account_links (
  -- SHA-256 of the token in the link.
  hash bytea primary key check (octet_length(hash) = 32),
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'second-factor')),
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index account_links_by_user on account_links (user_id);
create index account_links_expiring on account_links (expires_at);

-- Kept until the old address can no longer stop the change.
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
create unique index email_changes_unconfirmed on email_changes (user_id) where confirmed_at is null;
create index email_changes_by_user on email_changes (user_id);
create index email_changes_expiring on email_changes (stoppable_until);

create table two_factors (
  user_id uuid primary key references users (id) on delete cascade,
  -- Encrypted under a key derived from SECRET.
  encrypted_key bytea not null,
  -- Only this session is shown the key, and only until a first code has enabled the second factor.
  setup_session_id uuid not null,
  setup_started_at timestamptz not null,
  enabled_at timestamptz,
  -- Time step (30 seconds) of the last accepted code. Codes of this step and of earlier ones are refused.
  last_step bigint not null default 0,
  recovery_salt bytea check (octet_length(recovery_salt) = 16),
  check ((enabled_at is null) = (recovery_salt is null))
);

-- A code is deleted when it is used.
create table recovery_codes (
  user_id uuid not null references two_factors (user_id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (user_id, hash)
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Base64url, as WebAuthn transports it.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Number of signatures, if the authenticator counts them. A lower number than before reveals a clone.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- A challenge is deleted when it is answered, so that it is accepted once.
create table passkey_challenges (
  -- SHA-256 of the challenge, which the browser has in a cookie.
  hash bytea primary key check (octet_length(hash) = 32),
  -- Set when a signed-in user adds a passkey; null when someone signs in with one.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_expiring on passkey_challenges (expires_at);

-- What operators did that concerns no single business. The rest is in activities.
create table operator_actions (
  id uuid primary key,
  operator_id uuid references users (id) on delete set null,
  message text not null check (char_length(message) between 1 and 500),
  created_at timestamptz not null
);
create index operator_actions_by_time on operator_actions (created_at desc, id desc);
create index operator_actions_by_operator on operator_actions (operator_id);
