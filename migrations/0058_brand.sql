-- What a business wears wherever customers see it: a colour of its own, and a typeface for headings. Null: ours.
alter table business_rows
  add column accent text check (accent ~ '^#[0-9a-f]{6}$'),
  add column typeface text check (typeface in ('geist', 'old-style', 'humanist', 'rounded', 'slab'));

create or replace view businesses as
  select id, owner_id, name, name_confirmed_at, website, domain, domain_proven_at, description, address, category,
    opening_hours, links, language, time_zone, is_active, is_sample, tier_name, tier_is_annual, tier_price_cents,
    tier_renewal_at, review_count, rating_total, review_score, verified_reviews, imported_count, imported_rating_total,
    monthly_invitation_count, monthly_invitation_reset_at, covered_at, stripe_customer_id, stripe_subscription_id,
    incentive, closed_at, erase_after, was_active, created_at, updated_at, closing_reason, needs_two_factor,
    accent, typeface
  from business_rows where kind = 'business' with check option;
