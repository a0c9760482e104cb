-- How many calls came from an address or a person in this minute, where several servers count together. Of no worth
-- after a crash, so it is not written to the log of the database.
create unlogged table call_counts (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
