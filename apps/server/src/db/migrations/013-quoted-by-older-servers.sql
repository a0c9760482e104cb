-- A server of the version before 012 issues quotes and marks no numbers of custom parts as quoted. Whoever issues: a number
-- on an issued quote is given for good.
create function mark_quoted_customs() returns trigger language plpgsql as $$
begin
  update custom_items set quoted_at = new.issued_at
  from headers, jsonb_array_elements(coalesce(new.payload -> 'customs', '[]'::jsonb)) as custom
  where headers.id = new.header_id and custom_items.product_line = headers.product_line
    and custom_items.item_number = custom ->> 'itemNumber' and custom_items.quoted_at is null;
  return null;
end $$;
create trigger mark_quoted_customs after insert on issued_quotes for each row execute function mark_quoted_customs();

-- Once more what 012 did, for quotes that older servers issued since.
update custom_items set quoted_at = quoted.at
from (
  select headers.product_line, custom ->> 'itemNumber' as item_number, min(issued_quotes.issued_at) as at
  from issued_quotes join headers on headers.id = issued_quotes.header_id,
    jsonb_array_elements(coalesce(issued_quotes.payload -> 'customs', '[]'::jsonb)) as custom
  group by headers.product_line, custom ->> 'itemNumber'
) as quoted
where quoted.product_line = custom_items.product_line and quoted.item_number = custom_items.item_number
  and custom_items.quoted_at is null;
