/** Addresses of the pictures of the news, 560 by 350 pixels. */
export const newsPictures = import.meta.glob<string>('./news/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
})
