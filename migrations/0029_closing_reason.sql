-- The reason that the operator gave when closing the business; its owner is told. Null: open, or closed before reasons were asked for.
alter table businesses add column closing_reason text;
