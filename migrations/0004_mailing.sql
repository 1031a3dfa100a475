-- Limits the rate of mail to our mail server (lane 'server'), and through it to each mailbox provider.
create table mail_lanes (
  name text primary key check (char_length(name) <= 254),
  -- When the next mail may be sent.
  free_at timestamptz not null,
  -- How many times in a row a server has throttled the lane, and when it last did.
  throttle_level smallint not null default 0 check (throttle_level between 0 and 6),
  throttled_at timestamptz
);

-- Addresses that a business no longer mails. The hash (SHA-256 of the address in lower case) recognises an address
-- without storing it, so the row may outlive the erasure of the person.
create table suppressions (
  business_id uuid not null references businesses (id) on delete cascade,
  email_hash bytea not null check (octet_length(email_hash) = 32),
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained')),
  created_at timestamptz not null default now(),
  primary key (business_id, email_hash)
);

-- What the name servers say of the domain in MAIL_FROM: the latest check.
create table sender_domains (
  domain text primary key check (char_length(domain) between 1 and 253),
  spf text not null check (spf in ('one', 'none', 'several', 'unreachable')),
  dmarc text not null check (dmarc in ('one', 'none', 'several', 'unreachable')),
  -- Of the one DMARC record; null without one.
  dmarc_policy text check (dmarc_policy in ('none', 'quarantine', 'reject', 'invalid')),
  dkim text not null check (dkim in ('one', 'none', 'unreachable')),
  dkim_selector text check (char_length(dkim_selector) <= 63),
  checked_at timestamptz not null
);
