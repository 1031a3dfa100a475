create table contacts (
  id uuid primary key,
  contact_type text not null check (contact_type in ('general', 'sales', 'support', 'partnership', 'media',
    'feedback', 'other')),
  full_name text not null check (char_length(full_name) between 2 and 50),
  email text not null check (char_length(email) between 3 and 254 and email = lower(btrim(email))),
  company text check (char_length(company) between 1 and 100),
  subject text not null check (char_length(subject) between 5 and 100),
  message text not null check (char_length(message) between 20 and 1000),
  is_urgent boolean not null default false,
  wants_newsletter boolean not null default false,
  status text not null default 'new' check (status in ('new', 'in_progress', 'answered', 'closed')),
  source text not null check (source in ('homepage_contact_modal', 'contact_page')),
  user_agent text check (char_length(user_agent) <= 500),
  -- A field of the specification that is never filled in.
  ip_address inet check (ip_address is null),
  settled_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((status in ('answered', 'closed')) = (settled_at is not null))
);
create index contacts_by_status on contacts (status, is_urgent desc, created_at desc, id desc);
create index contacts_by_email on contacts (email);

create table contact_status_changes (
  contact_id uuid not null references contacts (id) on delete cascade,
  id uuid not null,
  from_status text not null check (from_status in ('new', 'in_progress', 'answered', 'closed')),
  to_status text not null check (to_status in ('new', 'in_progress', 'answered', 'closed')),
  changed_by uuid references users (id) on delete set null,
  changed_at timestamptz not null,
  primary key (contact_id, id),
  check (from_status <> to_status)
);
create index contact_status_changes_by_user on contact_status_changes (changed_by);

-- Subscribed once confirmed; unsubscribing deletes the row.
create table newsletter_subscribers (
  id uuid primary key,
  email text not null unique check (char_length(email) between 3 and 254 and email = lower(btrim(email))),
  source text not null check (source in ('newsletter_form', 'contact_form')),
  requested_at timestamptz not null,
  -- Confirmation links sent so far.
  mails_sent smallint not null default 0 check (mails_sent >= 0),
  confirmed_at timestamptz,
  -- The exact consent text.
  consent_text text,
  created_at timestamptz not null default now(),
  check ((confirmed_at is null) = (consent_text is null))
);

-- Daily counts of events and the sums of their values. No personal data.
create table event_counts (
  day date not null,
  name text not null,
  label text not null,
  count integer not null check (count > 0),
  value integer not null,
  primary key (day, name, label)
);
