-- What was changed since a permit set first went out, kept with its quote; each with letter, date, initials and words.
alter table quote_places add column revisions jsonb not null default '[]'::jsonb;
