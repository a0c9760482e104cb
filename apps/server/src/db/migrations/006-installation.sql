-- Tells this database apart from any other; its backups have the same name.
create table installation (
  is_only boolean primary key default true check (is_only),
  identity text not null
);
insert into installation (identity) values (gen_random_uuid()::text);
