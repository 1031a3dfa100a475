-- Logs of others that we read whole. Like all of the log they stand on one node.
create table log_audits (
  origin text primary key references watched_logs (origin) on delete cascade,
  -- The newest tree that the log signed and that obeys every rule, with the log's signature and the auditor's.
  size bigint not null default 0,
  root bytea,
  note text,
  audited_at timestamptz,
  -- How many entries are kept; those beyond the size are not checked yet.
  kept bigint not null default 0,
  -- Why it could not be read when it was last tried.
  problem text,
  -- What it did that breaks a promise, and whether that is proven: then it is not read any more.
  wrong text,
  is_proven boolean not null default false,
  -- Read by somebody until then.
  busy_until timestamptz
);

-- Their entries, up to 256 in a row, as C2SP tlog-tiles bundles them.
create table log_copies (
  origin text not null references log_audits (origin) on delete cascade,
  n bigint not null,
  entries bytea not null,
  primary key (origin, n)
);

alter table log_evidence add column found text;
alter table log_evidence drop constraint log_evidence_kind_check;
alter table log_evidence add constraint log_evidence_kind_check check (kind in ('fork', 'proof', 'audit'));
