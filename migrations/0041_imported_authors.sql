-- The addresses of authors that an import named. An invited author's new review takes the imported one's place.
create table imported_authors (
  business_id uuid not null,
  review_id uuid not null,
  email text not null check (char_length(email) between 3 and 254),
  created_at timestamptz not null default now(),
  primary key (business_id, review_id),
  foreign key (business_id, review_id) references reviews (business_id, id) on delete cascade
);
create index imported_authors_by_mailbox on imported_authors (business_id, mailbox_of(email));
create index imported_authors_by_email on imported_authors (lower(email));
