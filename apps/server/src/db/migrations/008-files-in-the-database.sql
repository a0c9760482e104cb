-- The bytes of files, where they lie in the database. PDFs and pictures are packed already.
create table file_contents (
  place text primary key,
  bytes bytea not null,
  written_at timestamptz not null default now()
);
alter table file_contents alter column bytes set storage external;
