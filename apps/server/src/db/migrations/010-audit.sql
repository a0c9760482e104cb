-- Who did what to which quote, written together with what it tells of. Never changed and never deleted by the product.
create table audit (
  id integer generated always as identity primary key,
  at timestamptz not null,
  event text not null,
  person text not null,
  customer_number text not null,
  header_id integer not null references headers,
  version integer,
  request_id text not null
);
create index audit_of_header on audit (header_id, id desc);
