-- What one list, or one person typed in by hand, was invited with: why it may be mailed, and the words.
create table invitation_batches (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  legal_basis text not null check (legal_basis in ('consent', 'existing_customer')),
  source text not null check (char_length(source) between 2 and 200),
  -- Null: the words of the catalogue, in each person's language.
  subject text check (char_length(subject) between 3 and 120),
  text text check (char_length(text) between 10 and 2000),
  reminders smallint not null check (reminders between 0 and 3),
  -- The checked rows of a list that nobody has said yes to yet. Emptied when they are queued.
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
  -- Both null once the person is erased.
  name text check (char_length(name) between 2 and 80),
  email text check (email = lower(email) and char_length(email) <= 254),
  order_reference text check (char_length(order_reference) between 1 and 100),
  language text not null check (char_length(language) = 2),
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- The first mail and its reminders: how many were asked for, and how many the mail server took.
  mails_wanted smallint not null default 1 check (mails_wanted between 1 and 4),
  mails_sent smallint not null default 0 check (mails_sent between 0 and mails_wanted),
  -- When the queue was last asked to send.
  asked_at timestamptz not null,
  sent_at timestamptz,
  last_mail_at timestamptz,
  clicked_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  -- What the mail server or the provider said when it could not be delivered.
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
create index invitations_by_address on invitations (business_id, email);
create index invitations_by_batch on invitations (business_id, batch_id);
-- A bounce names an address and nothing else.
create index invitations_by_email on invitations (email);
create index invitations_unsent on invitations (asked_at) where mails_sent < mails_wanted;
create index invitations_open on invitations (last_mail_at) where state in ('sent', 'clicked');
create index invitations_expiring on invitations (expires_at) where state in ('queued', 'sent', 'clicked');

-- Who is not to be mailed by a business. The fingerprint (SHA-256 of the address in lower case) does its work
-- without keeping the address, so that it may outlive the person's erasure.
create table suppressions (
  business_id uuid not null references businesses (id) on delete cascade,
  email_hash bytea not null check (octet_length(email_hash) = 32),
  reason text not null check (reason in ('unsubscribed', 'bounced', 'complained')),
  created_at timestamptz not null default now(),
  primary key (business_id, email_hash)
);
