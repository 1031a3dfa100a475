-- Colleagues of a business's owner, who has no row here.
create table members (
  business_id uuid not null references business_rows (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role text not null check (role in ('manager', 'responder', 'analyst', 'marketing')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, user_id)
);
create index members_by_user on members (user_id, business_id);

-- Joining or withdrawing deletes the row, so that only one of them succeeds.
create table member_invitations (
  business_id uuid not null references business_rows (id) on delete cascade,
  id uuid not null,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  role text not null check (role in ('manager', 'responder', 'analyst', 'marketing')),
  invited_by uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, email)
);
create index member_invitations_by_email on member_invitations (email);
create index member_invitations_by_user on member_invitations (invited_by);

-- A colleague who is asked to look after a review, with a note that no customer sees.
create table review_assignments (
  business_id uuid not null references business_rows (id) on delete cascade,
  review_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  note text check (char_length(note) between 1 and 500),
  assigned_by uuid references users (id) on delete set null,
  created_at timestamptz not null default now(),
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index review_assignments_by_user on review_assignments (user_id, business_id);
create index review_assignments_by_giver on review_assignments (assigned_by);

-- Who did it; null for authors, customers, the operator and jobs.
alter table activities add column actor_id uuid references users (id) on delete set null;
create index activities_by_actor on activities (actor_id) where actor_id is not null;

-- Owner and members come in only with a second factor.
alter table business_rows add column needs_two_factor boolean not null default false;
create or replace view businesses as
  select id, owner_id, name, name_confirmed_at, website, domain, domain_proven_at, description, address, category,
    opening_hours, links, language, time_zone, is_active, is_sample, tier_name, tier_is_annual, tier_price_cents,
    tier_renewal_at, review_count, rating_total, review_score, verified_reviews, imported_count, imported_rating_total,
    monthly_invitation_count, monthly_invitation_reset_at, covered_at, stripe_customer_id, stripe_subscription_id,
    incentive, closed_at, erase_after, was_active, created_at, updated_at, closing_reason, needs_two_factor
  from business_rows where kind = 'business' with check option;
