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

-- The words of a folded name and domain, and the whole name as one word. Behind a "~" stand the longer words of the
-- name with one letter left out: two words that differ by one letter have such a form in common.
create function directory_words(name text, domain text) returns tsvector language sql immutable parallel safe as $$
  with words as (
    select distinct left(word, 60) as word, is_name
    from (
      select regexp_split_to_table(name, '[\s!-/:-@\[-`{-~]+') as word, true as is_name
      union all
      select regexp_split_to_table(domain, '[.-]'), false
      union all
      select regexp_replace(name, '[\s!-/:-@\[-`{-~]+', '', 'g'), false
    ) split
    where word <> ''
  )
  select array_to_tsvector(coalesce(array_agg(lexeme), '{}')) from (
    select word as lexeme from words
    union
    select '~' || left(word, at - 1) || substr(word, at + 1)
    from words, generate_series(1, char_length(word)) at
    where is_name and char_length(word) between 4 and 16
  ) lexemes
$$;

create index businesses_by_name on businesses (directory_fold(name) collate "C", id) where is_active;
create index businesses_by_words on businesses
  using gin (directory_words(directory_fold(name), directory_fold(domain))) where is_active;
