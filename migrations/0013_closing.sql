-- Owners close a business, or hand it over, and leave. What is closed can be had back for 30 days.

alter table businesses
  add column closing_at timestamptz,
  add column erase_after timestamptz,
  -- Whether it collected reviews when its owner closed it: what the operator closed stays closed if they come back.
  add column was_active boolean,
  add constraint businesses_closing check (
    (closing_at is null) = (erase_after is null) and (closing_at is null) = (was_active is null)
    and (closing_at is null or not is_active)
  );
create index businesses_closing on businesses (erase_after) where erase_after is not null;

-- Set while the account waits for the last of its closed businesses to be erased.
alter table users add column closing_at timestamptz;
create index users_closing on users (closing_at) where closing_at is not null;

-- One offer a business. Accepted or taken back, it is deleted: of two that come together, one finds it.
create table handovers (
  business_id uuid not null references businesses (id) on delete cascade,
  id uuid not null,
  offered_by uuid not null references users (id) on delete cascade,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (business_id)
);
create index handovers_by_owner on handovers (offered_by);
create index handovers_by_address on handovers (email);
create index handovers_past on handovers (expires_at);
