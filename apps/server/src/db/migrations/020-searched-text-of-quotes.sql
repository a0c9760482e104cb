-- What a search looks through, put together once per change instead of once per word and quote.
alter table headers add column searched text generated always as (
  lower(name || ' ' || id::text || ' ' || customer_number || ' ' || created_by || ' ' || product_line)
) stored;
