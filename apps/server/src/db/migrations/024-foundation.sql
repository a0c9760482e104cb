-- Pads under the feet and anchors, kept with the quote: every paper that names them reads it.
alter table quote_places add column foundation jsonb not null default '{"pad": null, "isAnchored": null}'::jsonb;
