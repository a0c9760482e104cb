-- Length and price of a quote, kept on the row of its header, so that ten thousand quotes are put in order by them without their parts lists. Their
-- names differ from those of issued_quotes: statements of the version before join both tables.
alter table headers
  add column book_linear_feet double precision,
  add column book_parts_total integer;

-- Of what was finished last in the main option; nothing where nothing changed.
create function enter_figures(quote integer) returns void language sql as $$
  update headers set book_linear_feet = newest.linear_feet, book_parts_total = newest.parts_total
  from (
    select linear_feet, parts_total
    from headers join issued_quotes on header_id = headers.id and option_number = main_option
    where headers.id = quote order by version desc limit 1
  ) as newest
  where id = quote and (book_linear_feet, book_parts_total) is distinct from (newest.linear_feet, newest.parts_total)
$$;

select enter_figures(id) from headers;

-- Triggers, so that servers of the version before keep them, too.
create function enter_figures_of_header() returns trigger language plpgsql as $$
begin
  perform enter_figures(new.id);
  return null;
end $$;
create function enter_figures_of_quote() returns trigger language plpgsql as $$
begin
  perform enter_figures(new.header_id);
  return null;
end $$;
create trigger enter_figures after update of main_option on headers for each row execute function enter_figures_of_header();
create trigger enter_figures after insert on issued_quotes for each row execute function enter_figures_of_quote();

-- What the book counts by, so that it counts without reading the rows.
create index headers_in_book on headers (customer_number)
  include (status, changing_option, offer_state, valid_until, archived_at, updated_at, product_line);
