-- The owner's yes to a language model, and the budget of a month. Without a row nothing is sent.
create table language_model_settings (
  business_id uuid primary key references businesses (id) on delete cascade,
  -- Null once it is withdrawn. It holds for this receiver alone: the host that the operator had set.
  agreed_at timestamptz,
  agreed_by uuid references users (id) on delete set null,
  receiver text check (char_length(receiver) between 1 and 300),
  -- In cents where the operator set prices, else in tokens.
  budget_cents integer not null check (budget_cents >= 0),
  budget_tokens bigint not null check (budget_tokens >= 0),
  updated_at timestamptz not null default now(),
  check ((agreed_at is null) = (receiver is null))
);

-- The cost of a month. A request is counted at its most before it is sent, and corrected by what the server says it used.
create table language_model_usage (
  business_id uuid not null references businesses (id) on delete cascade,
  -- The first of a month.
  month date not null,
  task text not null,
  requests integer not null check (requests >= 0),
  input_tokens bigint not null check (input_tokens >= 0),
  output_tokens bigint not null check (output_tokens >= 0),
  -- In millionths of a cent.
  cost bigint not null check (cost >= 0),
  primary key (business_id, month, task)
);

-- The last request of a business, as it was sent, for its owner to read.
create table language_model_requests (
  business_id uuid primary key references businesses (id) on delete cascade,
  task text not null,
  messages jsonb not null,
  -- It is deleted with the first of these reviews that is erased.
  review_ids uuid[] not null,
  sent_at timestamptz not null
);
create index language_model_requests_by_time on language_model_requests (sent_at);
