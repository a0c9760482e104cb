-- A quote names its preview picture, which no later one is written over, and the quote it was copied from.
alter table headers
  add column preview_place text,
  add column copied_from integer references headers;
