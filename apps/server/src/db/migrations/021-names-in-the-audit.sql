-- The name that the access token gave with the call. Entries of servers before this one have none.
alter table audit add column name text;
