-- Parts of an upload hold rows as JSON arrays, one a line, each with its line in the file first; until now they held the
-- file's own text. Files that wait to be used (for a day at most) are uploaded again.
delete from uploads;
