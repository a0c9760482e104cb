-- The name a finish was sent under: sent again because its answer was lost, it issues no second quote.
alter table issued_quotes add column finish_key text;
