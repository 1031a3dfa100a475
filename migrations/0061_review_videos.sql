-- A video of a review is a photo, its poster, with a file to play.
alter table review_photos
  add column video_id uuid,
  add column video_type text check (video_type in ('video/mp4', 'video/webm')),
  add column video_codec text check (video_codec in ('avc', 'hevc', 'vp8', 'vp9', 'av1')),
  add column seconds real check (seconds > 0),
  add column captions text check (char_length(captions) between 1 and 2000);
alter table review_photos
  add check ((video_id is null) = (video_type is null) and (video_id is null) = (video_codec is null) and (video_id is null) = (seconds is null)),
  add check (captions is null or video_id is not null);
alter table files drop constraint files_type_check;
alter table files add constraint files_type_check check (type in ('image/jpeg', 'video/mp4', 'video/webm'));
