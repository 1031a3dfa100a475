-- The business's own number of the product, which log entries and receipts name. Neither it nor the product's ever changes.
alter table reviews add column product_reference text;
alter table reviews add constraint reviews_product_reference_check
  check ((product_id is null) = (product_reference is null));
