-- Without one a quote is of type M.
alter table headers add column quote_type text check (quote_type in ('M', 'V', 'industry'));
