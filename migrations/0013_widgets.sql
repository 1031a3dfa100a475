create table widgets (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('wall')),
  name text not null check (char_length(name) between 1 and 80),
  settings jsonb not null,
  -- When the owner first copied the embed code.
  code_copied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);

-- Finds the business of a widget: a website asks for a widget by its id alone.
create table widget_directory (
  widget_id uuid primary key,
  business_id uuid not null,
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);
