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

alter table two_factors rename column encrypted_secret to encrypted_key;
