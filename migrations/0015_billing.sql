-- The subscription of each owner, as the payment provider last described it. The provider's word is the truth: a job
-- fetches it and writes it here and into the tier of the businesses that it covers, which have covered_at.
create table subscriptions (
  user_id uuid primary key references users (id) on delete cascade,
  id text not null check (char_length(id) between 1 and 255),
  customer_id text not null check (char_length(customer_id) between 1 and 255),
  status text not null
    check (status in ('active', 'past_due', 'incomplete', 'unpaid', 'paused', 'canceled')),
  -- Null where the price is none of ours, which gives no tier.
  plan_id text check (plan_id in ('pro', 'enterprise')),
  is_annual boolean not null,
  -- Billed each period.
  amount_cents integer not null check (amount_cents >= 0),
  current_period_end timestamptz not null,
  ends_at_period_end boolean not null,
  -- Another plan or period begins with the next period.
  changes_at_period_end boolean not null,
  -- When the payment that is missing was first due.
  unpaid_since timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- Finds the owner of a customer of Stripe. The newest is the one who pays: a customer that was deleted there has a successor.
create table stripe_customers (
  customer_id text primary key check (char_length(customer_id) between 1 and 255),
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index stripe_customers_by_user on stripe_customers (user_id, created_at);

-- Everything that the stand-in of Stripe knows, while BILLING is demo and no money moves.
create table demo_stripe (
  id integer primary key check (id = 1),
  state jsonb not null
);
