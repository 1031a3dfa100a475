-- What the owner alone signs is an invitation: a review is a verified purchase only where a payment provider or shop
-- system confirmed the order to us. verified_reviews counts both kinds, so it stays.
update reviews set provenance = 'invited' where provenance = 'order' and invitation_id is null;
update review_facts f set provenance = 'invited' from reviews r
where f.business_id = r.business_id and f.review_id = r.id and f.provenance = 'order' and r.provenance = 'invited';

-- A widget or a saved list of verified purchases would show nothing.
update widgets set settings = jsonb_set(settings, '{source}', '"invited"') where settings ->> 'source' = 'order';
update widget_versions set settings = jsonb_set(settings, '{source}', '"invited"') where settings ->> 'source' = 'order';
update saved_filters set query = regexp_replace(query, '(^|&)provenance=order(&|$)', '\1provenance=invited\2');

-- An order is reviewed once through its signed link; until its author confirms the mailbox, the provenance is null.
drop index reviews_by_order;
create unique index reviews_by_order on reviews (business_id, order_reference)
  where order_reference is not null and invitation_id is null;
-- Bursts are counted while the business is locked.
drop index reviews_by_confirmation;
create index reviews_by_confirmation on reviews (business_id, confirmed_at)
  where invitation_id is null or provenance = 'insider';
