-- What the book of quotes finds and filters by, kept on the row of the header: the words that somebody searches for in small letters, what became
-- of the quote's offer, until when it holds, and since when the quote is archived. Contact, phone and address stand after the only line break of
-- the text, because not everybody who may see a quote may find it by them.
alter table headers
  add column found_by text not null default '',
  add column offer_state text not null default 'none',
  add column valid_until date,
  add column archived_at timestamptz,
  add column archived_by text;

create function one_line(written text) returns text language sql immutable as $$
  select lower(translate(coalesce(written, ''), E'\n\r', '  '))
$$;

-- Writes down of one quote what the book reads; nothing where nothing changed. The row is locked first, so that of two who change a quote the
-- second one reads what the first one wrote.
create function enter_in_book(quote integer) returns void language sql as $$
  select from headers where id = quote for no key update;
  update headers set found_by = entry.found_by, offer_state = entry.offer_state, valid_until = entry.valid_until
  from (
    select
      concat_ws(' ', one_line(headers.searched),
        (select one_line(string_agg(name, ' ' order by number)) from quote_options where header_id = quote and name <> ''),
        (select one_line(string_agg(quote || '-' || revision_status.option_number || letter, ' ' order by version))
         from revision_status join issued_quotes using (header_id, version) where header_id = quote and offer_state <> 'none'),
        (select one_line(string_agg(distinct line ->> 'shortName', ' '))
         from (
           select distinct on (option_number) lines from issued_quotes where header_id = quote order by option_number, version desc
         ) as newest, jsonb_array_elements(newest.lines) as line),
        (select one_line(review ->> 'permitNumber') from quote_places where header_id = quote)
      ) || E'\n' || coalesce((
        select one_line(concat_ws(' ', contact, phone, (select string_agg(line, ' ') from jsonb_array_elements_text(address) as line)))
        from quote_places where header_id = quote), '') as found_by,
      coalesce((
        select case when bool_or(offer_state = 'approved') then 'approved' when bool_or(offer_state = 'issued') then 'issued'
          else (array_agg(offer_state order by version desc))[1] end
        from revision_status where header_id = quote), 'none') as offer_state,
      (select max(revision_status.valid_until) from revision_status where header_id = quote and offer_state = 'issued') as valid_until
    from headers where id = quote
  ) as entry
  where id = quote and (headers.found_by, headers.offer_state, headers.valid_until)
    is distinct from (entry.found_by, entry.offer_state, entry.valid_until)
$$;

select enter_in_book(id) from headers;

-- Triggers, so that quotes are found as servers of the version before write them, too.
create function enter_header() returns trigger language plpgsql as $$
begin
  perform enter_in_book(new.id);
  return null;
end $$;
create function enter_quote() returns trigger language plpgsql as $$
begin
  perform enter_in_book(new.header_id);
  return null;
end $$;
create trigger enter_in_book after update of name, customer_number, created_by, product_line on headers
  for each row execute function enter_header();
create trigger enter_in_book after insert or update of name on quote_options for each row execute function enter_quote();
create trigger enter_in_book after insert or update on revision_status for each row execute function enter_quote();
create trigger enter_in_book after insert or update of address, contact, phone, review on quote_places
  for each row execute function enter_quote();
