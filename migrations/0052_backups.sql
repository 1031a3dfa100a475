-- Scheduled backups, and the drill that restores one: what the operator's desk, doctor and the metrics tell.
create table backups (
  id uuid primary key,
  file text not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  state text not null check (state in ('running', 'good', 'failed')),
  bytes bigint,
  row_count bigint,
  -- A sentence for the operator, without values.
  problem text,
  drilled_at timestamptz,
  -- 'read': no database could be made for it, and the file was read to its end.
  drill text check (drill in ('restored', 'read', 'failed')),
  drill_problem text,
  -- When the operators were told that backups or drills fail.
  told_at timestamptz
);
create index on backups (started_at);
