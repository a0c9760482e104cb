import {
  boxed,
  type Frame,
  INK,
  letters,
  type Marks,
  type Picture,
  paragraph,
  SIZE,
  structured,
} from '@ramp/drafting'
import type { PaperInput } from '../../paper/input.ts'
import { pictureSize } from '../../paper/picture-size.ts'
import { type CaptionedPhoto, captionedPhotos } from '../facts/photos.ts'

export type PhotoPage = { readonly marks: Marks; readonly pictures: readonly Picture[] }

const COLUMNS = 2
const ROWS = 3
const GAP = 16
const CAPTION = 40
/** From a picture to the words below it. */
const ABOVE_CAPTION = 3

/** Photos of the site with their captions, six on a page; what is not in this file has its caption and a frame. */
export function photoPages({ analysis, photos: given }: PaperInput, frame: Frame): readonly PhotoPage[] {
  const photos = captionedPhotos(analysis.layout.site)
  const each = {
    width: (frame.width - GAP * (COLUMNS - 1)) / COLUMNS,
    height: (frame.height - GAP * (ROWS - 1)) / ROWS,
  }
  return Array.from({ length: Math.ceil(photos.length / (COLUMNS * ROWS)) }, (_, page) => {
    const set = photos.slice(page * COLUMNS * ROWS, (page + 1) * COLUMNS * ROWS).map((photo, index) =>
      photoIn(photo, given?.get(photo.id), {
        left: frame.left + (index % COLUMNS) * (each.width + GAP),
        top: frame.top + Math.floor(index / COLUMNS) * (each.height + GAP),
        ...each,
      }),
    )
    return { marks: set.flatMap(({ marks }) => marks), pictures: set.flatMap(({ pictures }) => pictures) }
  })
}

function photoIn(
  { caption, typed }: CaptionedPhoto,
  bytes: ArrayBuffer | undefined,
  frame: Frame,
): PhotoPage {
  const said = typed === '' ? caption : `${caption}. ${typed}`
  const below = paragraph(said, frame.width, { size: SIZE.small })
  const place = { ...frame, height: frame.height - Math.max(CAPTION, ABOVE_CAPTION + below.height) }
  const words = below.draw(frame.left, place.top + place.height + ABOVE_CAPTION)
  const size = bytes && pictureSize(bytes)
  const isHere = bytes !== undefined && size
  return {
    marks: structured({ kind: 'figure', alternative: said }, [
      ...(isHere ? [] : missingMarks(place)),
      ...words,
    ]),
    pictures: isHere ? [{ frame: wholeIn(place, size), bytes }] : [],
  }
}

/** Where a photo would be. */
const missingMarks = (place: Frame): Marks => [
  boxed(place, { width: 0.5, color: INK.hairline }, INK.well),
  letters('Photo not in this file', place.left + place.width / 2, place.top + place.height / 2, {
    size: SIZE.small,
    color: INK.muted,
    align: 'middle',
  }),
]

/** As large as a frame has room for, with nothing cut off. */
function wholeIn(
  { left, top, width, height }: Frame,
  picture: { readonly width: number; readonly height: number },
): Frame {
  const scale = Math.min(width / picture.width, height / picture.height)
  return {
    left,
    top: top + height - picture.height * scale,
    width: picture.width * scale,
    height: picture.height * scale,
  }
}
