-- How the members of a business sign in through its own provider (OpenID Connect or SAML).
create table single_sign_ons (
  business_id uuid primary key references business_rows (id) on delete cascade,
  kind text not null check (kind in ('openid', 'saml')),
  issuer text not null check (char_length(issuer) between 1 and 500),
  client_id text check (char_length(client_id) between 1 and 500),
  encrypted_secret bytea,
  entry_point text check (char_length(entry_point) <= 2000),
  certificates text[] not null default '{}',
  default_role text not null check (default_role in ('manager', 'responder', 'analyst', 'marketing')),
  is_required boolean not null default false,
  tested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (case kind when 'openid' then client_id is not null and encrypted_secret is not null
    else entry_point is not null and cardinality(certificates) > 0 end)
);

-- Who signs in as whom: by the provider's own name for a person, never by the address afterwards.
create table single_sign_on_identities (
  business_id uuid not null references single_sign_ons (business_id) on delete cascade,
  issuer text not null,
  subject text not null check (char_length(subject) between 1 and 500),
  user_id uuid not null references users (id) on delete cascade,
  -- Of the address that the provider named last: it has to be the proven domain at each request.
  domain text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, issuer, subject),
  unique (business_id, user_id)
);
create index single_sign_on_identities_by_user on single_sign_on_identities (user_id);

-- A way through the provider and back. Its next step takes the row, so that each happens once.
create table single_sign_on_attempts (
  business_id uuid not null references single_sign_ons (business_id) on delete cascade,
  id uuid not null,
  step text not null check (step in ('asked', 'answered', 'agreement', 'tested')),
  is_test boolean not null default false,
  browser_hash bytea not null,
  nonce text not null,
  verifier text not null,
  answer jsonb,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
create index single_sign_on_attempts_by_end on single_sign_on_attempts (expires_at);

-- Of a session through a business's provider: the only business that it opens.
alter table sessions add column only_business_id uuid references business_rows (id) on delete cascade;
create index sessions_by_business on sessions (only_business_id) where only_business_id is not null;
