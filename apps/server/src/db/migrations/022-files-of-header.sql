-- Photos of a quote, and what a customer has stored, are found without reading every file.
create index files_of_header on files (header_id);
