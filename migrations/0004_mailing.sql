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
