-- Until when the manufacturer's people see customer and prices of a quote. The last row of a quote counts; no row is changed or deleted:
-- an early end is a row that ends when it begins.
create table access_grants (
  id integer generated always as identity primary key,
  header_id integer not null references headers,
  granted_by text not null,
  granted_at timestamptz not null,
  ends_at timestamptz not null
);
create index access_grants_of_header on access_grants (header_id, id desc);
