-- Logos of dealers, named by their content: versions of a card that have the same one share it.
create table dealer_logos (
  customer_number text not null,
  sha256 text not null,
  bytes bytea not null,
  primary key (customer_number, sha256)
);
alter table dealer_logos alter column bytes set storage external;

-- What proposals say of a dealer, version by version; `dealer_cards` has name, license, phone and e-mail of the newest for older servers.
create table dealer_card_versions (
  customer_number text not null,
  version integer not null check (version > 0),
  name text not null,
  licence text not null,
  phone text not null,
  email text not null,
  address text not null,
  insurance text not null,
  terms text not null,
  logo_sha256 text,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (customer_number, version),
  foreign key (customer_number, logo_sha256) references dealer_logos
);
create trigger never_changed before update or delete on dealer_logos for each row execute function refuse_change();
create trigger never_truncated before truncate on dealer_logos for each statement execute function refuse_change();
create trigger never_changed before update or delete on dealer_card_versions for each row execute function refuse_change();
create trigger never_truncated before truncate on dealer_card_versions for each statement execute function refuse_change();

-- The version of the card that a proposal was made with; null where there was none, or an older server issued it.
alter table offers add column card_version integer;
