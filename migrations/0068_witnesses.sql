-- What a start compares: a copy at another address, or with another key, signs nothing.
alter table log_state
  add column host text,
  add column key text,
  -- The log that this one follows, where one was closed: its name, size and root.
  add column after text,
  -- How many witnesses must have seen a checkpoint; 0: nobody has to.
  add column quorum integer not null default 0,
  -- When the operators were told that it is frozen.
  add column told_at timestamptz;

-- Others who watch our log. They stand on one node, as the log does.
create table witnesses (
  vkey text primary key,
  url text not null,
  -- The newest size that it cosigned.
  size bigint not null default 0,
  -- The time in its newest cosignature.
  seen_at timestamptz,
  -- Why it did not cosign when it was last asked.
  problem text
);

-- Logs of others that we watch, with the newest checkpoint that we cosigned.
create table watched_logs (
  origin text primary key,
  vkey text not null,
  url text not null,
  size bigint not null default 0,
  root bytea,
  note text,
  cosigned_at timestamptz
);

-- Checkpoints that a watched log signed and that do not fit the one we held.
create table log_evidence (
  id uuid primary key,
  origin text not null,
  -- Two roots of one size prove a fork; a proof that does not fit may be anybody's.
  kind text not null check (kind in ('fork', 'proof')),
  held text not null,
  sent text not null,
  found_at timestamptz not null default now(),
  unique (origin, sent)
);
