-- The import that brought a review. Reviews imported before this migration have none and cannot be undone together.
alter table reviews add column import_id uuid;
create index reviews_by_import on reviews (business_id, import_id, id) where import_id is not null;

alter table review_imports
  -- SHA-256 of the file's rows, and of how they were read: the same file may come again under another name or mapping.
  add column content_hash bytea check (octet_length(content_hash) = 32),
  add column reading_hash bytea check (octet_length(reading_hash) = 32),
  add column never_returned integer not null default 0 check (never_returned >= 0),
  add column undone_at timestamptz,
  add column undo_finished_at timestamptz check (undone_at is not null or undo_finished_at is null),
  -- Reviews that the undo took away, from 1 star to 5, and those that it left.
  add column undone_stars integer[] not null default '{0,0,0,0,0}' check (cardinality(undone_stars) = 5),
  add column kept integer not null default 0 check (kept >= 0),
  -- Opens the commitment of the log entry about the undo.
  add column undo_salt bytea check (octet_length(undo_salt) = 32),
  -- The import of the same file that takes this one's place.
  add column replaced_by uuid;

-- Keyed hashes of reviews that the operator removed or that were erased: no import brings them back.
create table never_returning (
  business_id uuid not null references businesses (id) on delete cascade,
  hash bytea not null check (octet_length(hash) = 32),
  primary key (business_id, hash)
);

alter table log_entries drop constraint log_entries_kind_check;
alter table log_entries add constraint log_entries_kind_check check (kind in ('submitted', 'confirmed', 'published',
  'held', 'refused', 'hidden', 'restored', 'edited', 'challenged', 'decided', 'appealed', 'consented', 'answered',
  'withdrawn', 'removed', 'erased', 'imported', 'renamed', 'reply_withdrawn', 'import_undone'));
