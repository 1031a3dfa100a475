-- What the service keeps for itself. Throughout: ids are UUIDv7 made by the application, and every table of a business
-- has business_id first in its primary, unique and foreign keys, so that it can be distributed by business.

-- The operator's settings: one row, parsed with its schema.
create table instance_settings (
  id smallint primary key default 1 check (id = 1),
  settings jsonb not null,
  updated_at timestamptz not null default now()
);

-- Unlogged: a crash may empty it, and writing to it must not cost a flush to disk.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Mails while no mail server is configured, shown at /dev/mail on a loopback address.
create table dev_mails (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  headers jsonb not null default '{}',
  attachments jsonb not null default '[]',
  created_at timestamptz not null default now()
);
