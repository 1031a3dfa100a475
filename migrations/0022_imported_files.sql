-- Parts of an upload hold rows as JSON arrays, one a line, each with its line in the file first; until now they held the
-- file's own text. Files that wait to be used (for a day at most) are uploaded again.
delete from uploads;

-- What the file of an imported review said beside it: a reply, a product, a verified mark, addresses of photos.
alter table reviews add column imported_details jsonb check (jsonb_typeof(imported_details) = 'object');
