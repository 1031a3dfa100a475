-- Words that the log's next batch begins with, and the keys that signed before the present one: lines of /log/keys.
alter table log_state
  add column announced text[] not null default '{}',
  add column key_from bigint not null default 0,
  add column key_since timestamptz,
  add column former_keys text not null default '';
