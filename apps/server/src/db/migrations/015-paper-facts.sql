-- What papers say beside the drawing: where a ramp will stand, kept with its quote, and who sells it, kept for each customer number.
create table quote_places (
  header_id integer primary key references headers (id),
  address jsonb not null default '[]'::jsonb,
  contact text not null default '',
  phone text not null default ''
);
create table dealer_cards (
  customer_number text primary key,
  name text not null default '',
  licence text not null default '',
  phone text not null default '',
  email text not null default ''
);
