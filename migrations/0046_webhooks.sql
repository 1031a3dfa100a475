-- Addresses that are told what happens to reviews, invitations and findings.
create table webhook_endpoints (
  business_id uuid not null references business_rows (id) on delete cascade,
  id uuid not null,
  url text not null check (char_length(url) <= 500),
  format text not null check (format in ('standard', 'slack', 'teams')),
  events text[] not null check (cardinality(events) > 0),
  encrypted_secret bytea not null,
  replaced_secret bytea,
  replaced_until timestamptz,
  paused_at timestamptz,
  paused_because text check (paused_because in ('owner', 'gone', 'failing')),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  check ((paused_at is null) = (paused_because is null))
);

-- One for each event and address, written in the transaction of the change. Of a review only its id is kept.
create table webhook_deliveries (
  business_id uuid not null,
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  subject_id uuid,
  data jsonb,
  state text not null default 'due' check (state in ('due', 'sent', 'failed')),
  tries smallint not null default 0,
  due_at timestamptz not null,
  leased_until timestamptz,
  sent text,
  status smallint,
  answer text,
  tried_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (business_id, endpoint_id, event_id),
  foreign key (business_id, endpoint_id) references webhook_endpoints (business_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where state = 'due';
create index webhook_deliveries_newest on webhook_deliveries (business_id, created_at desc);
create index webhook_deliveries_by_subject on webhook_deliveries (business_id, subject_id) where subject_id is not null;
