/** As the public sees it; addresses are paths of this site. With a video, the photo is its poster. */
export type Photo = {
  id: string
  address: string
  small: string
  width: number
  height: number
  video: Video | null
}

export type Video = {
  address: string
  type: string
  seconds: number
  /** Address of the WebVTT file; null without captions. */
  captions: string | null
  /** Browsers without this codec show the poster. */
  isPlayedEverywhere: boolean
}

export type PhotoRow = {
  id: string
  width: number
  height: number
  videoType: string | null
  videoCodec: string | null
  seconds: number | null
  hasCaptions: boolean
}

export function publicPhoto(businessId: string, row: PhotoRow): Photo {
  const { id, width, height, videoType, videoCodec, seconds, hasCaptions } = row
  const path = `/business/${businessId}/photos/${id}`
  return {
    id,
    width,
    height,
    address: `${path}.jpg`,
    small: `${path}-small.jpg`,
    video:
      videoType === null || seconds === null
        ? null
        : {
            address: `${path}-video`,
            type: videoType,
            seconds,
            captions: hasCaptions ? `${path}.vtt` : null,
            isPlayedEverywhere: videoCodec === 'avc' || videoCodec === 'vp8' || videoCodec === 'vp9',
          },
  }
}
