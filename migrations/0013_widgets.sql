create table widgets (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (
    kind in ('wall', 'grid', 'list', 'carousel', 'marquee', 'quote', 'summary', 'badge', 'toast', 'drawer')
  ),
  name text not null check (char_length(name) between 1 and 80),
  -- The owner's order, from 0.
  position integer not null default 0 check (position >= 0),
  settings jsonb not null,
  -- Of the settings; each change adds one.
  version integer not null default 1 check (version >= 1),
  -- When the owner first copied the embed code.
  code_copied_at timestamptz,
  -- A deleted widget can be brought back for a day, and is then forgotten.
  deleted_at timestamptz,
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

-- What a widget was before each change, for undo.
create table widget_versions (
  business_id uuid not null,
  widget_id uuid not null,
  number integer not null check (number >= 1),
  kind text not null,
  name text not null,
  settings jsonb not null,
  replaced_at timestamptz not null default now(),
  primary key (business_id, widget_id, number),
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);

-- Counted by day and page, and nothing about who looked.
create table widget_days (
  business_id uuid not null,
  widget_id uuid not null,
  -- In the business's time zone.
  day date not null,
  -- Origin and path, without query; '' for all pages beyond the most that are told apart in a day.
  page text not null check (char_length(page) <= 300),
  views integer not null default 0 check (views >= 0),
  clicks integer not null default 0 check (clicks >= 0),
  primary key (business_id, widget_id, day, page),
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);

-- The sites on which a widget was seen.
create table widget_origins (
  business_id uuid not null,
  widget_id uuid not null,
  origin text not null check (char_length(origin) between 1 and 200),
  first_seen_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  primary key (business_id, widget_id, origin),
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);

-- An experiment holds a widget back in a random half of the hours. At most one runs for each widget.
create table widget_experiments (
  business_id uuid not null,
  widget_id uuid not null,
  id uuid not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz check (ended_at >= started_at),
  primary key (business_id, widget_id, id),
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);
create unique index widget_experiments_running on widget_experiments (business_id, widget_id) where ended_at is null;

-- What a site reported in each hour: how often a page with the widget was opened, and how often the
-- goal was reached.
create table widget_hours (
  business_id uuid not null,
  widget_id uuid not null,
  hour timestamptz not null,
  openings integer not null default 0 check (openings >= 0),
  goals integer not null default 0 check (goals >= 0),
  primary key (business_id, widget_id, hour),
  foreign key (business_id, widget_id) references widgets (business_id, id) on delete cascade
);

-- Every loader that sites may have pinned by its integrity hash, so that an upgrade empties none of them.
create table widget_loaders (
  hash text primary key check (hash ~ '^[0-9a-f]{24}$'),
  script text not null,
  first_served_at timestamptz not null default now()
);
