-- What is left of an invited customer a year after the invitation ended: the keyed hash of the mailbox, so that the
-- unsubscribe link of an old mail still works.
alter table invitations add column email_hash bytea;

create index invitations_ended on invitations (ended_at) where email is not null and ended_at is not null;
