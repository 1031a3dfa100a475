-- The directory says which business a widget belongs to. It is one table for all businesses, so on a distributed database it
-- cannot refer to a table that is split by business: whoever deletes widgets deletes their lines here. A line whose business
-- is gone goes with it.
alter table widget_directory drop constraint widget_directory_business_id_widget_id_fkey;
alter table widget_directory add constraint widget_directory_business_id_fkey
  foreign key (business_id) references business_rows (id) on delete cascade;
