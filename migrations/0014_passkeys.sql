-- Sessions and passwords without the columns of a library that is gone, and passkeys.

alter table users drop column image;

drop table sessions;
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

drop table credentials;
-- No row: the account has no password until its owner chooses one by a link in a mail.
create table passwords (
  user_id uuid primary key references users (id) on delete cascade,
  hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Base64url, as WebAuthn transports it.
  credential_id text not null unique check (char_length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- Signatures so far, where an authenticator counts them: never falls, so a clone is noticed.
  counter bigint not null check (counter >= 0),
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id);

-- Deleted when it is used: an answer to it is accepted once.
create table passkey_challenges (
  -- SHA-256 of the challenge, which the browser has in a cookie.
  hash bytea primary key check (octet_length(hash) = 32),
  -- Who adds a passkey with it; null: it is for signing in.
  user_id uuid references users (id) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_by_user on passkey_challenges (user_id);
create index passkey_challenges_past on passkey_challenges (expires_at);

alter table two_factors rename column encrypted_secret to encrypted_key;
