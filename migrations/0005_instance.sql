-- What the operator says of themselves and switches on or off: one row, read with its schema.
create table instance_settings (
  id smallint primary key default 1 check (id = 1),
  settings jsonb not null,
  updated_at timestamptz not null default now()
);
