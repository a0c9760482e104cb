import type { Degrees, PhotoSubject, Point, Site } from '@ramp/domain'
import { originOf } from './origin.ts'

/** A photo of the site with the words below it. */
export type CaptionedPhoto = {
  readonly id: string
  /** `P1`, as on the drawing. */
  readonly tag: string
  readonly at: Point
  readonly faces: Degrees
  /** What it shows, which way it looks, and from where. */
  readonly caption: string
  /** What a person typed below it; empty where nobody did. */
  readonly typed: string
}

const SUBJECTS: Readonly<Record<PhotoSubject, string>> = {
  yard: 'Yard',
  door: 'Open door',
  parking: 'Toward the parking',
  obstacles: 'Obstacles',
}

export function captionedPhotos(site: Site): readonly CaptionedPhoto[] {
  const origin = originOf(site)
  return (site.photos ?? []).map(({ id, of, at, faces, caption: typed = '' }, index) => {
    const [along, out] = origin?.placeText(at) ?? []
    const from = along === undefined ? '' : `, taken ${along} and ${out} ${origin?.away}`
    const tag = `P${index + 1}`
    return {
      id,
      tag,
      at,
      faces,
      caption: `${tag} ${SUBJECTS[of]}, looking ${lookingText(faces, site.north)}${from}`,
      typed,
    }
  })
}

const COMPASS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest']
const ON_DRAWING = [
  'up',
  'up and right',
  'right',
  'down and right',
  'down',
  'down and left',
  'left',
  'up and left',
]

/** Which way a photo looks: by the compass where north is known, else on the drawing. */
function lookingText(faces: Degrees, north: Degrees | undefined): string {
  const eighth = Math.round((((faces - (north ?? 0)) % 360) + 360) / 45) % 8
  return north === undefined ? `${ON_DRAWING[eighth]} on the drawing` : `${COMPASS[eighth]}`
}
