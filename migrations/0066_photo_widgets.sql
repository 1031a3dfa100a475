-- A widget may be a gallery of photos.
alter table widgets drop constraint widgets_kind_check;
alter table widgets add constraint widgets_kind_check check (
  kind in ('wall', 'grid', 'list', 'carousel', 'marquee', 'quote', 'summary', 'badge', 'toast', 'drawer', 'photos')
);
