-- A table file as a business uploaded it, until it is used or a day has passed.
create table uploads (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('customers', 'reviews')),
  file_name text check (char_length(file_name) between 1 and 200),
  -- The header, the number of rows and the first values of each column.
  shape jsonb not null,
  -- Entered beside the file: the terms of invitations, the source of reviews, the use of each column.
  settings jsonb not null default '{}',
  created_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id)
);
create index uploads_by_time on uploads (created_at);

-- Its text in order, cut at line ends.
create table upload_parts (
  business_id uuid not null,
  upload_id uuid not null,
  position integer not null check (position >= 0),
  text text not null,
  primary key (business_id, upload_id, position),
  foreign key (business_id, upload_id) references uploads (business_id, id) on delete cascade
);

-- How a business used the columns of a file with this header the last time.
create table column_choices (
  business_id uuid not null references businesses (id) on delete cascade,
  kind text not null check (kind in ('customers', 'reviews')),
  -- SHA-256 of the header.
  header_hash bytea not null check (octet_length(header_hash) = 32),
  columns jsonb not null check (jsonb_typeof(columns) = 'array'),
  updated_at timestamptz not null default now(),
  primary key (business_id, kind, header_hash)
);
