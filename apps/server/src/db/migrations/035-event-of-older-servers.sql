-- The event by its own name, where servers of the version before do not know it: those refuse a list that has a name they do not know, and
-- find in `event` the nearest of their own.
alter table audit add column event_by_name text;
