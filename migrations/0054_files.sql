-- A file of a business: what it is and where its bytes are. Written as "arriving", then its bytes, then "kept" together with
-- what refers to it. One that never got that far, was removed, or whose business is gone is cleared with its bytes, by which
-- time they may lie outside the database: so no foreign key takes the row away before them.
create table files (
  business_id uuid not null,
  id uuid not null,
  type text not null check (type in ('image/jpeg')),
  state text not null check (state in ('arriving', 'kept', 'removed')),
  -- Where the bytes are: the name of a bucket of S3-compatible storage, or null for file_parts.
  bucket text check (char_length(bucket) <= 500),
  bytes bigint not null default 0 check (bytes >= 0),
  sha256 bytea check (octet_length(sha256) = 32),
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  check (state <> 'kept' or sha256 is not null)
);
create index files_to_clear on files (created_at) where state <> 'kept';

-- Pieces of 480 KiB, the last one shorter. They are compressed already.
create table file_parts (
  business_id uuid not null,
  file_id uuid not null,
  position integer not null check (position >= 0),
  bytes bytea not null check (octet_length(bytes) between 1 and 491520),
  primary key (business_id, file_id, position),
  foreign key (business_id, file_id) references files (business_id, id) on delete cascade
);
alter table file_parts alter column bytes set storage external;

insert into files (business_id, id, type, state, bytes, sha256, created_at)
  select business_id, id, 'image/jpeg', 'kept', octet_length(image), sha256(image), created_at from business_pictures;
insert into file_parts (business_id, file_id, position, bytes)
  select business_id, id, n, substring(image from 1 + n * 491520 for 491520)
  from business_pictures, generate_series(0, (octet_length(image) - 1) / 491520) n;
alter table business_pictures drop column image;
