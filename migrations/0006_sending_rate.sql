-- Invitations are their own mail queue. They are sent in order, at the pace that mail servers accept.
alter table invitations rename column asked_at to send_after;
alter table invitations
  -- The lowest is sent first. A list starts at the current front of the queue.
  add column queue_position bigint not null default 0,
  -- How often mail servers have deferred the mail that is wanted now.
  add column deferrals smallint not null default 0 check (deferrals >= 0);
drop index invitations_unsent;
create index invitations_waiting on invitations (queue_position, id)
  where mails_sent < mails_wanted and state in ('queued', 'sent', 'clicked');

-- How fast mail may go: to our mail server ('server'), and through it to each mailbox provider.
create table mail_lanes (
  name text primary key check (char_length(name) <= 254),
  -- When the next mail may go.
  free_at timestamptz not null,
  -- How often in a row a server throttled the lane, and when last.
  throttle_level smallint not null default 0 check (throttle_level between 0 and 6),
  throttled_at timestamptz
);
