-- The public directory: businesses are found by the beginnings of words and with one wrong letter, in any case and
-- with or without accents. Indexes on expressions, so that no row of businesses grows by what only a search reads.
-- The names of these functions stand in app/features/businesses/directory.server.ts too.

-- "Café Größe" and "CAFE GROSSE" are one name.
create function directory_fold(written text) returns text language sql immutable parallel safe as $$
  select btrim(regexp_replace(
    translate(
      replace(replace(replace(
        regexp_replace(lower(normalize(written, nfkd)), '[\u0300-\u036f]', '', 'g'),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđħıðþ’‘“”„«»–—·…', 'oldhidt'),
    '\s+', ' ', 'g'))
$$;

-- The words of a folded name and domain, the whole name as one word, and behind a "~" each longer word with one
-- letter left out: two words that differ by one letter have such a form in common.
create function directory_words(name text, domain text) returns tsvector language sql immutable parallel safe as $$
  with words as (
    select distinct left(word, 60) as word
    from (
      select regexp_split_to_table(name || ' ' || domain, '[\s!-/:-@\[-`{-~]+') as word
      union all
      select regexp_replace(name, '[\s!-/:-@\[-`{-~]+', '', 'g')
    ) split
    where word <> ''
  )
  select array_to_tsvector(coalesce(array_agg(lexeme), '{}')) from (
    select word as lexeme from words
    union
    select '~' || left(word, at - 1) || substr(word, at + 1)
    from words, generate_series(1, char_length(word)) at
    where char_length(word) between 4 and 20
  ) lexemes
$$;

create index businesses_by_name on businesses (directory_fold(name) collate "C", id) where is_active;
create index businesses_by_words on businesses
  using gin (directory_words(directory_fold(name), directory_fold(domain))) where is_active;
