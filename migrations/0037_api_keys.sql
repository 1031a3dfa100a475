-- Keys of the public API. The key itself carries the business's id, so it is found without a table over all businesses.
create table api_keys (
  business_id uuid not null references business_rows (id) on delete cascade,
  id uuid not null,
  name text not null check (char_length(name) between 2 and 60),
  scopes text[] not null check (cardinality(scopes) > 0),
  key_hash bytea not null check (octet_length(key_hash) = 32),
  created_by uuid not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  primary key (business_id, id),
  unique (business_id, key_hash)
);

-- What was answered to a write with an Idempotency-Key, in the transaction of the write. Kept for a day.
create table api_answers (
  business_id uuid not null,
  key_id uuid not null,
  idempotency_key text not null check (char_length(idempotency_key) between 1 and 200),
  request_hash bytea not null check (octet_length(request_hash) = 32),
  status smallint,
  body jsonb,
  created_at timestamptz not null default now(),
  primary key (business_id, key_id, idempotency_key),
  foreign key (business_id, key_id) references api_keys (business_id, id) on delete cascade
);
create index api_answers_by_time on api_answers (created_at);
