-- Orders may also come as copies of the mails that a shop sends to its customers.
alter table order_sources drop constraint order_sources_kind_check;
alter table order_sources add constraint order_sources_kind_check
  check (kind in ('shopify', 'woocommerce', 'stripe', 'generic', 'mail'));
