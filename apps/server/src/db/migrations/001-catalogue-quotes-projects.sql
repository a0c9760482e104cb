-- The catalogue as it was at each version: issued quotes keep pointing at theirs.
create table catalogue_versions (
  version text primary key,
  checksum text not null,
  loaded_at timestamptz not null
);

create table catalogue_lines (
  version text not null references catalogue_versions,
  product_line text not null,
  price_levels jsonb not null,
  primary key (version, product_line)
);

create table items (
  version text not null,
  product_line text not null,
  position integer not null,
  item_number text not null,
  short_name text not null,
  body jsonb not null,
  primary key (version, product_line, position),
  unique (version, product_line, short_name),
  unique (version, product_line, item_number),
  foreign key (version, product_line) references catalogue_lines
);

create table users (
  id text primary key,
  email text not null,
  name text not null,
  nickname text not null,
  picture text not null,
  customer_number text not null,
  roles jsonb not null,
  permissions jsonb not null,
  is_internal boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table headers (
  id integer generated always as identity (start with 1001) primary key,
  customer_number text not null,
  name text not null,
  product_line text not null,
  industry text not null check (industry in ('residential', 'commercial')),
  status text not null default 'draft' check (status in ('draft', 'received', 'accepted')),
  creator_client_id integer not null,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index headers_of_customer on headers (customer_number, updated_at desc, id desc);
create index headers_by_change on headers (updated_at desc, id desc);

-- Every save of a project is a row; the last version is the project.
create table projects (
  header_id integer not null references headers,
  version integer not null check (version > 0),
  body jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (header_id, version)
);

-- Frozen: lines and prices as they were, and the layout they came from. Money is cents.
create table issued_quotes (
  header_id integer not null references headers,
  version integer not null check (version > 0),
  catalogue_version text not null references catalogue_versions,
  layout jsonb not null,
  lines jsonb not null,
  payload jsonb not null,
  parts_total integer not null,
  weight double precision not null,
  linear_feet double precision not null,
  issued_by text not null,
  issued_at timestamptz not null,
  accepted_by text,
  accepted_at timestamptz,
  primary key (header_id, version),
  check ((accepted_by is null) = (accepted_at is null))
);
create unique index one_accepted_version on issued_quotes (header_id) where accepted_at is not null;

create table files (
  name text primary key,
  header_id integer not null references headers,
  content_type text not null,
  bytes integer not null,
  sha256 text not null,
  saved_by text not null,
  saved_at timestamptz not null
);

-- What the demo login remembers: sessions, tokens, and logins under way.
create table login_state (
  kind text not null,
  id text not null,
  payload jsonb not null,
  uid text,
  grant_id text,
  expires_at timestamptz,
  primary key (kind, id)
);
create index login_state_by_uid on login_state (kind, uid) where uid is not null;
create index login_state_by_grant on login_state (kind, grant_id) where grant_id is not null;
create index login_state_by_end on login_state (expires_at);
