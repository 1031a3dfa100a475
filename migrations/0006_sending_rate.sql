-- Invitations wait in their own table for their mail, and go out in turn, at the pace that mail servers take.
alter table invitations rename column asked_at to send_after;
alter table invitations
  -- Who is next: the lowest first. Each business's list begins where everybody's waiting ones are now.
  add column turn bigint not null default 0,
  -- How often a mail server has put the mail off that is wanted now.
  add column put_off smallint not null default 0 check (put_off >= 0);
drop index invitations_unsent;
create index invitations_waiting on invitations (turn, id)
  where mails_sent < mails_wanted and state in ('queued', 'sent', 'clicked');

-- How fast mail may go: to our mail server ('server'), and through it to each provider of mailboxes.
create table mail_lanes (
  name text primary key check (char_length(name) <= 254),
  -- When the next mail may go.
  free_at timestamptz not null,
  -- How often in a row the lane was told to slow down, and when last.
  slowness smallint not null default 0 check (slowness between 0 and 6),
  slowed_at timestamptz
);
