-- The verdict is frozen with the quote: tone, title, reasons. Quotes of servers before this one have none.
alter table issued_quotes add column verdict jsonb;
