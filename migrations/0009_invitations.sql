-- A list of invitations, or a single one typed by hand: its legal basis and its wording.
create table invitation_batches (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  legal_basis text not null check (legal_basis in ('consent', 'existing_customer')),
  -- Where the business got the addresses.
  source text not null check (char_length(source) between 2 and 200),
  -- Null for the standard wording, in each person's language.
  subject text check (char_length(subject) between 3 and 120),
  text text check (char_length(text) between 10 and 2000),
  incentive text check (char_length(incentive) between 2 and 120),
  reminders smallint not null check (reminders between 0 and 3),
  -- Chosen for all of them; a row of a list may name its own.
  language text not null default 'en' check (char_length(language) = 2),
  -- The checked rows of a list until the business approves them and they are queued.
  draft jsonb,
  created_by uuid references users (id) on delete set null,
  queued_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
create index invitation_batches_by_time on invitation_batches (business_id, created_at desc);
create index invitation_batches_drafts on invitation_batches (created_at) where draft is not null;

create table invitations (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  batch_id uuid not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'clicked', 'completed', 'declined',
    'undelivered', 'unsubscribed', 'cancelled', 'expired')),
  -- A name is optional. Both are null once the person is erased.
  name text check (char_length(name) between 2 and 80),
  email text check (email = lower(email) and char_length(email) <= 254),
  order_reference text check (char_length(order_reference) between 1 and 100),
  language text not null check (char_length(language) = 2),
  -- SHA-256 of the token in the link.
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- The first mail and its reminders: how many are due so far, and how many the mail server has accepted.
  mails_wanted smallint not null default 1 check (mails_wanted between 1 and 4),
  mails_sent smallint not null default 0 check (mails_sent between 0 and mails_wanted),
  -- The lowest position is sent first. A new list starts at the current front of the queue.
  queue_position bigint not null default 0,
  send_after timestamptz not null,
  -- How often mail servers have deferred the mail that is due.
  deferrals smallint not null default 0 check (deferrals >= 0),
  sent_at timestamptz,
  last_mail_at timestamptz,
  clicked_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  -- Why the mail server or the provider could not deliver the mail.
  failure text check (char_length(failure) <= 300),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, token_hash),
  foreign key (business_id, batch_id) references invitation_batches (business_id, id) on delete cascade,
  check ((state = 'completed') = (completed_at is not null))
);
create index invitations_by_time on invitations (business_id, created_at desc, id desc);
create index invitations_by_business_and_email on invitations (business_id, email);
create index invitations_by_mailbox on invitations (business_id, mailbox_of(email));
create index invitations_by_batch on invitations (business_id, batch_id);
-- A bounce names the address and no business.
create index invitations_by_email on invitations (email);
create index invitations_waiting on invitations (queue_position, id)
  where mails_sent < mails_wanted and state in ('queued', 'sent', 'clicked');
create index invitations_open on invitations (last_mail_at) where state in ('sent', 'clicked');
create index invitations_expiring on invitations (expires_at) where state in ('queued', 'sent', 'clicked');
create index invitations_undelivered on invitations (ended_at) where state = 'undelivered';

-- The keys, encrypted, with which a shop signs order links. A replaced key verifies links until it expires.
create table order_keys (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  encrypted_key bytea not null,
  -- Null for the current key.
  expires_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, id)
);
create unique index order_keys_current on order_keys (business_id) where expires_at is null;

-- The short addresses on posters. They name no business, so this table is not divided by business.
create table short_links (
  code text primary key check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  business_id uuid not null unique references businesses (id) on delete cascade,
  created_at timestamptz not null default now()
);
