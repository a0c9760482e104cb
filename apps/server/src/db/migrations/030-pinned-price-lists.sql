-- An option keeps the price list of its first issued revision until somebody re-prices it; without one its drawing uses the list in force.
alter table quote_options add column price_list text references catalogue_versions;

-- Whoever issues or orders it, also a server of the version before.
create function pin_price_list() returns trigger language plpgsql as $$
begin
  update quote_options set price_list = issued_quotes.catalogue_version
  from issued_quotes
  where issued_quotes.header_id = new.header_id and issued_quotes.version = new.version
    and quote_options.header_id = new.header_id and quote_options.number = new.option_number and quote_options.price_list is null;
  return null;
end $$;
create trigger pin_price_list after insert or update on revision_status for each row
  when (new.offer_state <> 'none' or new.order_state <> 'none') execute function pin_price_list();

update quote_options set price_list = first.catalogue_version
from (
  select distinct on (revision_status.header_id, revision_status.option_number)
    revision_status.header_id, revision_status.option_number, catalogue_version
  from revision_status
  join issued_quotes on issued_quotes.header_id = revision_status.header_id and issued_quotes.version = revision_status.version
  where offer_state <> 'none' or order_state <> 'none'
  order by revision_status.header_id, revision_status.option_number, revision_status.version
) as first
where first.header_id = quote_options.header_id and first.option_number = quote_options.number;

-- The list that an order was placed at and what its lines cost by it, in cents; null where that is what its revision was quoted at.
alter table orders add column price_list text references catalogue_versions, add column cost integer;
