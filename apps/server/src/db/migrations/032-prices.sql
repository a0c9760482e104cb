-- How a dealer builds its prices; JSON is kept as text. `counter` counts the saves: one that is based on an older one is refused.
create table dealer_prices (
  customer_number text primary key,
  terms text not null,
  counter integer not null,
  saved_by text not null,
  saved_at timestamptz not null
);

-- What the price of an option has of its own.
create table option_prices (
  header_id integer not null,
  option_number integer not null,
  terms text not null,
  counter integer not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (header_id, option_number),
  foreign key (header_id, option_number) references quote_options
);

-- Prices of a contract, which hold from one day until another and never change.
create table contract_tables (
  customer_number text not null,
  name text not null,
  valid_from date not null,
  valid_until date not null check (valid_until >= valid_from),
  prices text not null,
  imported_by text not null,
  imported_at timestamptz not null,
  primary key (customer_number, name)
);
create trigger never_changed before update or delete on contract_tables for each row execute function refuse_change();
create trigger never_truncated before truncate on contract_tables for each statement execute function refuse_change();

-- The price level that a dealer buys at, set by internal staff; it is never that of a quote.
create table purchase_levels (
  customer_number text primary key,
  level text not null check (level in ('retail', 'dealer', 'fss')),
  set_by text not null,
  set_at timestamptz not null
);
