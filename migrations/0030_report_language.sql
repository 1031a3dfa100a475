-- The reporter's page and mails are in the language of the form.
alter table reports add column language text not null default 'en' check (char_length(language) = 2);
