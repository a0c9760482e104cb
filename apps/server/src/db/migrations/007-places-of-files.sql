-- The bytes of a file lie at a place of its own, which no other file ever gets; the row says whose they are, and makes
-- them visible. Files written before lie under their names.
alter table files add column place text;
update files set place = 'vizionprojects/' || name;
alter table files alter column place set not null;
create index files_by_place on files (place);
create index issued_pdfs_by_place on issued_quotes (pdf_place) where pdf_place is not null;
create index previews_by_place on headers (preview_place) where preview_place is not null;

-- The project as a file is written from the project that was saved last; what lies beside the PDF is no longer needed.
delete from files where name like '%.json' and exists (select from projects where projects.header_id = files.header_id);

-- A server of the version before that still runs meanwhile writes files under their names and knows of no places.
create function place_by_name() returns trigger language plpgsql as $$
begin
  if new.place is null then
    new.place := 'vizionprojects/' || new.name;
  elsif tg_op = 'UPDATE' and new.place = old.place and new.sha256 <> old.sha256 then
    new.place := 'vizionprojects/' || new.name;
  end if;
  return new;
end $$;
create trigger place_by_name before insert or update on files for each row execute function place_by_name();
