-- A quote has numbered options, each with drawings of its own, and every finished drawing is a revision of its option. The main option is the one
-- that calls mean which name the quote alone. `changing_option` is the option whose drawing may change although the quote was ordered.
alter table headers
  add column main_option integer not null default 1,
  add column changing_option integer;

create table quote_options (
  header_id integer not null references headers,
  number integer not null check (number > 0),
  name text not null default '',
  created_by text not null,
  created_at timestamptz not null,
  primary key (header_id, number)
);
insert into quote_options (header_id, number, created_by, created_at) select id, 1, created_by, created_at from headers;

create function add_first_option() returns trigger language plpgsql as $$
begin
  insert into quote_options (header_id, number, created_by, created_at) values (new.id, 1, new.created_by, new.created_at);
  return null;
end $$;
create trigger add_first_option after insert on headers for each row execute function add_first_option();

alter table projects add column option_number integer not null default 1;
create index projects_of_option on projects (header_id, option_number, version desc);

-- The issued revision that was current when the draft was begun.
alter table drafts add column based_on integer;

-- `version` goes on counting over all options. `based_on` is the issued revision that the drawing was begun from.
alter table issued_quotes
  add column option_number integer not null default 1,
  add column letter text not null default 'A',
  add column based_on integer;
create index issued_quotes_of_option on issued_quotes (header_id, option_number, version desc);

-- The only thing of a revision that changes: what became of its offer, and whether it was ordered. Every change is written down in `audit`.
create table revision_status (
  header_id integer not null,
  version integer not null,
  option_number integer not null,
  offer_state text not null default 'none' check (offer_state in
    ('none', 'issued', 'superseded', 'withdrawn', 'declined', 'approved', 'amended', 'canceled', 'not-chosen')),
  order_state text not null default 'none' check (order_state in ('none', 'ordered')),
  valid_until date,
  replaced_by integer,
  primary key (header_id, version),
  foreign key (header_id, version) references issued_quotes
);
create unique index one_issued_revision on revision_status (header_id, option_number) where offer_state = 'issued';
create unique index one_approved_revision on revision_status (header_id) where offer_state = 'approved';
insert into revision_status (header_id, version, option_number, order_state)
  select header_id, version, 1, case when accepted_at is null then 'none' else 'ordered' end from issued_quotes;

-- What was frozen when a revision was issued, and its proposal. JSON is kept as text: its letters stay as they were.
create table offers (
  header_id integer not null,
  version integer not null,
  facts text not null,
  terms text not null,
  figures text not null,
  valid_until date not null,
  pdf_place text not null,
  pdf_bytes integer not null,
  pdf_sha256 text not null,
  issued_by text not null,
  issued_at timestamptz not null,
  primary key (header_id, version),
  foreign key (header_id, version) references issued_quotes
);

-- What was ordered from the manufacturer: 0 is the order, n the supplementary list of change order n.
create table orders (
  header_id integer not null,
  sequence integer not null check (sequence >= 0),
  version integer not null,
  lines text not null,
  returns text not null,
  total_before integer not null,
  total integer not null,
  ordered_by text not null,
  ordered_at timestamptz not null,
  primary key (header_id, sequence),
  unique (header_id, version),
  foreign key (header_id, version) references issued_quotes
);
insert into orders (header_id, sequence, version, lines, returns, total_before, total, ordered_by, ordered_at)
  select header_id, 0, version, lines::text, '[]', 0, parts_total, accepted_by, accepted_at
  from issued_quotes where accepted_at is not null;

-- What changed a quote has a number in its order, without a gap, and says what it changed.
alter table audit add column sequence integer, add column details text;
create unique index audit_in_sequence on audit (header_id, sequence) where sequence is not null;

-- Letters of revisions: without I, O, Q, S, X and Z, then AA, AB and so on.
create function revision_letter(number integer) returns text language plpgsql immutable as $$
declare
  left_over integer := number;
  letter text := '';
begin
  while left_over > 0 loop
    letter := substr('ABCDEFGHJKLMNPRTUVWY', (left_over - 1) % 20 + 1, 1) || letter;
    left_over := (left_over - 1) / 20;
  end loop;
  return letter;
end $$;

-- Whoever writes it, a revision gets the letter after those of its option that were issued. Finished and not issued, it leaves its letter
-- to the next one.
create function give_letter() returns trigger language plpgsql as $$
begin
  new.letter := revision_letter(1 + (
    select count(*)::integer from revision_status
    where header_id = new.header_id and option_number = new.option_number and offer_state <> 'none'
  ));
  return new;
end $$;
create trigger give_letter before insert on issued_quotes for each row execute function give_letter();

create function add_revision_status() returns trigger language plpgsql as $$
begin
  insert into revision_status (header_id, version, option_number) values (new.header_id, new.version, new.option_number);
  return null;
end $$;
create trigger add_revision_status after insert on issued_quotes for each row execute function add_revision_status();

-- Servers of the version before accept by writing into the revision itself: the one change that it takes.
create function keep_issued_quote() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null or new.accepted_at is null
    or to_jsonb(new) - 'accepted_at' - 'accepted_by' <> to_jsonb(old) - 'accepted_at' - 'accepted_by' then
    raise exception 'An issued quote is never changed.' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger keep_issued_quote before update on issued_quotes for each row execute function keep_issued_quote();

create function order_accepted() returns trigger language plpgsql as $$
begin
  insert into orders (header_id, sequence, version, lines, returns, total_before, total, ordered_by, ordered_at)
  values (new.header_id, 0, new.version, new.lines::text, '[]', 0, new.parts_total, new.accepted_by, new.accepted_at)
  on conflict do nothing;
  update revision_status set order_state = 'ordered'
  where header_id = new.header_id and version = new.version and order_state = 'none';
  return null;
end $$;
create trigger order_accepted after update on issued_quotes for each row execute function order_accepted();

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are never changed or removed.', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger never_deleted before delete on issued_quotes for each row execute function refuse_change();
create trigger never_changed before update or delete on offers for each row execute function refuse_change();
create trigger never_changed before update or delete on orders for each row execute function refuse_change();
create trigger never_changed before update or delete on audit for each row execute function refuse_change();
create trigger never_deleted before delete on revision_status for each row execute function refuse_change();
create trigger never_truncated before truncate on issued_quotes for each statement execute function refuse_change();
create trigger never_truncated before truncate on offers for each statement execute function refuse_change();
create trigger never_truncated before truncate on orders for each statement execute function refuse_change();
create trigger never_truncated before truncate on audit for each statement execute function refuse_change();
create trigger never_truncated before truncate on revision_status for each statement execute function refuse_change();

-- How long offers of a dealer hold, and where its days end; null where nobody entered it.
alter table dealer_cards add column valid_days integer, add column time_zone text;
