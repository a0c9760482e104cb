-- The permit office's number of an application and its comments with our responses, kept with the quote of a permit set.
alter table quote_places add column review jsonb not null default '{"permitNumber": "", "comments": []}'::jsonb;
