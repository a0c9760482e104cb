-- A price list is a version of the catalogue that somebody published: the day from which it holds, and until when orders at its prices are
-- honored. A version without that day came with a release and holds until a published one does.
alter table catalogue_versions
  add column holds_from date,
  add column honored_until date,
  add column published_by text,
  add column withdrawn_by text,
  add column withdrawn_at timestamptz,
  add constraint price_list_days check (honored_until is null or honored_until >= holds_from),
  add constraint price_list_withdrawn check ((withdrawn_at is null) = (withdrawn_by is null));

-- What was published stays as it is: a list may be taken back, once, as long as no quote was issued from it.
create function keep_price_list() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and tg_table_name = 'catalogue_versions' then
    if old.holds_from is not null and old.withdrawn_at is null and new.withdrawn_at is not null
      and to_jsonb(new) - 'withdrawn_at' - 'withdrawn_by' = to_jsonb(old) - 'withdrawn_at' - 'withdrawn_by'
      and not exists (select from issued_quotes where catalogue_version = old.version)
    then
      return new;
    end if;
  end if;
  raise exception 'A price list is never changed: % of % is refused', lower(tg_op), tg_table_name using errcode = 'restrict_violation';
end $$;

-- Lines and items come in the transaction that publishes their list, and none later.
create function keep_price_list_whole() returns trigger language plpgsql as $$
begin
  if (select xmin from catalogue_versions where version = new.version)::text is distinct from pg_current_xact_id()::xid::text then
    raise exception 'A price list is never changed: insert into % is refused', tg_table_name using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger keep_price_list before update or delete on catalogue_versions for each row execute function keep_price_list();
create trigger keep_price_list before update or delete on catalogue_lines for each row execute function keep_price_list();
create trigger keep_price_list before update or delete on items for each row execute function keep_price_list();
create trigger keep_whole_price_list before truncate on catalogue_versions for each statement execute function keep_price_list();
create trigger keep_whole_price_list before truncate on catalogue_lines for each statement execute function keep_price_list();
create trigger keep_whole_price_list before truncate on items for each statement execute function keep_price_list();
create trigger keep_price_list_whole before insert on catalogue_lines for each row execute function keep_price_list_whole();
create trigger keep_price_list_whole before insert on items for each row execute function keep_price_list_whole();
