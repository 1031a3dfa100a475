-- What a business sells. A review is of the business, or of one product.
create table products (
  business_id uuid not null references business_rows (id) on delete cascade,
  id uuid not null,
  -- The business's own number. It never changes: log entries of reviews name it.
  reference text not null check (char_length(reference) between 1 and 100),
  name text not null check (char_length(name) between 1 and 200),
  -- Its page in the shop.
  address text check (char_length(address) <= 1000),
  brand text check (char_length(brand) between 1 and 100),
  gtin text check (gtin ~ '^[0-9]{8,14}$'),
  -- A file of the business, served while the product has it.
  picture_id uuid,
  picture_width integer check (picture_width > 0),
  picture_height integer check (picture_height > 0),
  -- Names that reviews were written under: [{"name", "until"}].
  former_names jsonb not null default '[]' check (jsonb_typeof(former_names) = 'array'),
  -- No longer sold: its reviews stay.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (business_id, id),
  unique (business_id, reference)
);

alter table reviews add column product_id uuid;
alter table reviews add foreign key (business_id, product_id) references products (business_id, id);
create index reviews_of_product on reviews (business_id, product_id, written_at desc, id desc)
  where product_id is not null;

-- One review of the business, and one of each product, for an invitation or an order.
alter table reviews drop constraint reviews_business_id_invitation_id_key;
create unique index reviews_by_invitation on reviews (business_id, invitation_id) where product_id is null;
create unique index product_reviews_by_invitation on reviews (business_id, invitation_id, product_id)
  where product_id is not null;
drop index reviews_by_order;
create unique index reviews_by_order on reviews (business_id, order_reference)
  where order_reference is not null and invitation_id is null and product_id is null;
create unique index product_reviews_by_order on reviews (business_id, order_reference, product_id)
  where order_reference is not null and invitation_id is null and product_id is not null;

-- The product in whose rating a published review counts. is_counted is then false: nothing of the business counts it.
alter table review_facts add column counted_product uuid;
create index review_facts_of_product on review_facts (business_id, counted_product) where counted_product is not null;

-- The products of the order that an invitation is for.
alter table invitations add column product_ids uuid[] not null default '{}';
