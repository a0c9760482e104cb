-- Parts made to measure: what was wished, under a number of its own. Sizes and prices follow from the catalogue in force.
create table custom_items (
  product_line text not null,
  running integer not null check (running >= 0),
  item_number text not null,
  short_name text not null,
  wish jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  primary key (product_line, running),
  unique (product_line, item_number),
  unique (product_line, short_name)
);

-- An issued quote keeps the PDF it was issued with, whatever is saved after it. Quotes issued before keep the only one.
alter table issued_quotes
  add column pdf_place text,
  add column pdf_bytes integer,
  add column pdf_saved_at timestamptz;
update issued_quotes set pdf_place = 'vizionprojects/' || files.name, pdf_bytes = files.bytes, pdf_saved_at = files.saved_at
from files where files.name = issued_quotes.header_id || '.pdf';
