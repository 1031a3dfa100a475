-- A video of a review is a photo, its poster, with a file to play.
alter table review_photos add column video_id uuid;
alter table review_photos add column video_type text;
alter table review_photos add column video_codec text;
alter table review_photos add column seconds real;
alter table review_photos add column captions text;
-- Checks apart and by name: a distributed database takes them only so.
alter table review_photos add constraint review_photos_video_type_check check (video_type in ('video/mp4', 'video/webm'));
alter table review_photos add constraint review_photos_video_codec_check
  check (video_codec in ('avc', 'hevc', 'vp8', 'vp9', 'av1'));
alter table review_photos add constraint review_photos_seconds_check check (seconds > 0);
alter table review_photos add constraint review_photos_captions_check
  check (captions is null or (char_length(captions) between 1 and 2000 and video_id is not null));
alter table review_photos add constraint review_photos_video_check check (
  (video_id is null) = (video_type is null)
  and (video_id is null) = (video_codec is null)
  and (video_id is null) = (seconds is null)
);
alter table files drop constraint files_type_check;
alter table files add constraint files_type_check check (type in ('image/jpeg', 'video/mp4', 'video/webm'));
