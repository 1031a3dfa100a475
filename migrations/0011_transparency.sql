-- The public record of a business is counted from its rows at each look. What stands is counted from an index
-- alone; the rest is rare, and found without looking through what stands.
drop index reviews_published;
create index reviews_published on reviews (business_id, written_at desc, id desc) include (rating, provenance, published_at)
  where state = 'published';
create index reviews_not_standing on reviews (business_id) where state <> 'published';
create index log_entries_rare on log_entries (business_id, kind, created_at) where kind in ('held', 'withdrawn', 'erased');
