-- Keyed hash of the author's network (/24 or /48), another one for each business. Null after 90 days, or without an address.
alter table reviews add column network_hash bytea check (octet_length(network_hash) = 32);
create index reviews_with_network on reviews (created_at) where network_hash is not null;
-- Groups are looked for while the business is locked.
create index reviews_by_arrival on reviews (business_id, confirmed_at)
  where provenance in ('order', 'invited', 'confirmed');
