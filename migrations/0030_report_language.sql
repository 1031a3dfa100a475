-- The reporter's page and mails are in the language of the form.
alter table reports add column language text not null default 'en'
  check (language in ('en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da', 'cs', 'tr'));
