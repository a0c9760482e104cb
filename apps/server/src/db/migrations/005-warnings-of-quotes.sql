-- What was worth a look when a quote was issued is frozen with it: who accepts it reads it there.
alter table issued_quotes add column warnings jsonb not null default '[]'::jsonb;
