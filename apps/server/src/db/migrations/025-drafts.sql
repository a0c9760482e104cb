-- Unfinished work on a quote: one row for each option, updated in place. The counter goes up with every save and never back, so a save
-- that knows an older one is refused; a discarded draft leaves its row without a body. The body is text: no query looks inside it. `device` and `edit`
-- say which edit of which browser it has: a browser knows its own save again whose answer was lost.
create table drafts (
  header_id integer not null references headers,
  option_number integer not null default 1 check (option_number > 0),
  counter integer not null check (counter > 0),
  body text,
  preview text,
  device text not null default '',
  edit double precision not null default 0,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (header_id, option_number)
);
