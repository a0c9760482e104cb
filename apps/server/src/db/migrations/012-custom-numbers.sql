-- A number of a part made to measure belongs to one size and one description: that of the product ('') or a customer's own.
-- Whose number it is counts for quotas; null where that was not written down. Once a quote was issued with it, it is given for good.
alter table custom_items
  add column description text not null default '',
  add column customer_number text,
  add column quoted_at timestamptz;
update custom_items set quoted_at = quoted.at
from (
  select headers.product_line, custom ->> 'itemNumber' as item_number, min(issued_quotes.issued_at) as at
  from issued_quotes join headers on headers.id = issued_quotes.header_id,
    jsonb_array_elements(coalesce(issued_quotes.payload -> 'customs', '[]'::jsonb)) as custom
  group by headers.product_line, custom ->> 'itemNumber'
) as quoted
where quoted.product_line = custom_items.product_line and quoted.item_number = custom_items.item_number;
create index custom_items_of_customer on custom_items (product_line, customer_number, created_at);
create index custom_items_by_number on custom_items (item_number);
