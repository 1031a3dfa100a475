-- A competitor that an owner compares a business with has a row of its own, so that its reviews are imported, analysed and
-- counted like any other's. "businesses" is a view without competitors: whatever reads it cannot find one. Only what serves
-- both, or competitors alone, names "business_rows". A migration that adds a column to the one replaces the other.
alter table businesses rename to business_rows;
alter table business_rows
  alter column owner_id drop not null,
  alter column name drop not null,
  alter column website drop not null,
  alter column domain drop not null,
  add column kind text not null default 'business' check (kind in ('business', 'competitor')),
  -- The business that added the competitor. Nobody else sees it, and it goes with that business.
  add column added_by uuid references business_rows (id) on delete cascade,
  -- A competitor that collects reviews here is shown under its own name, and has no reviews of its own in this row.
  add column collects_as uuid references business_rows (id) on delete cascade,
  add constraint businesses_kind check (
    case kind
      when 'business' then owner_id is not null and name is not null and website is not null and domain is not null
        and added_by is null and collects_as is null
      else owner_id is null and website is null and domain is null and added_by is not null
        and (name is null) = (collects_as is not null) and collects_as is distinct from added_by
    end);
-- A removed competitor is closed until it is erased, and does not stand in the way of adding it again.
create unique index competitors_by_name on business_rows (added_by, lower(name)) where kind = 'competitor' and closed_at is null;
create unique index competitors_by_business on business_rows (added_by, collects_as) where kind = 'competitor' and closed_at is null;
create index competitors_of_business on business_rows (collects_as) where collects_as is not null;

create view businesses as
  select id, owner_id, name, name_confirmed_at, website, domain, domain_proven_at, description, address, category,
    opening_hours, links, language, time_zone, is_active, is_sample, tier_name, tier_is_annual, tier_price_cents,
    tier_renewal_at, review_count, rating_total, review_score, verified_reviews, imported_count, imported_rating_total,
    monthly_invitation_count, monthly_invitation_reset_at, covered_at, stripe_customer_id, stripe_subscription_id,
    incentive, closed_at, erase_after, was_active, created_at, updated_at, closing_reason
  from business_rows where kind = 'business' with check option;
