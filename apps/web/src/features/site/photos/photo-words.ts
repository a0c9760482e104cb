import type { Degrees, PhotoSubject, Site, SitePhoto } from '@ramp/domain'
import type { Summary } from '../words/site-words.ts'

/** Photos a visit brings home: the yard, the open door, two towards the parking, the obstacles. */
export const PHOTOS_WANTED: readonly {
  readonly of: PhotoSubject
  readonly count: number
  readonly name: string
}[] = [
  { of: 'yard', count: 1, name: 'Yard' },
  { of: 'door', count: 1, name: 'Open door' },
  { of: 'parking', count: 2, name: 'Towards the parking' },
  { of: 'obstacles', count: 1, name: 'Obstacles' },
]

/** What of the photos that are wanted is there, and what is still to be taken. */
export function photoSummary({ photos = [] }: Site): Summary {
  const rows = PHOTOS_WANTED.map((wanted) => {
    const taken = photos.filter(({ of }) => of === wanted.of).length
    return { ...wanted, missing: Math.max(0, wanted.count - taken) }
  })
  const wanted = rows.reduce((sum, { count }) => sum + count, 0)
  const missing = rows.reduce((sum, row) => sum + row.missing, 0)
  const next = rows.find((row) => row.missing > 0)
  const words = `${wanted - missing} of ${wanted} taken`
  return { words: next ? `${words}, next: ${next.name.toLowerCase()}` : words, isDone: missing === 0 }
}

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']
const ON_DRAWING = [
  'up the drawing',
  'to the upper right',
  'to the right',
  'to the lower right',
  'down the drawing',
  'to the lower left',
  'to the left',
  'to the upper left',
]

/** Which way a photo looks: by the compass where north is known, else on the drawing. */
export function lookingWords(faces: Degrees, north: Degrees | undefined): string {
  const eighth = Math.round((((faces - (north ?? 0)) % 360) + 360) / 45) % 8
  return `looks ${(north === undefined ? ON_DRAWING : COMPASS)[eighth]}`
}

type Kept = {
  readonly isQuote: boolean
  readonly photos: readonly Pick<SitePhoto, 'id'>[]
  /** Ids of those that lie with the quote; null where nobody knows. */
  readonly stored: ReadonlySet<string> | null
}

/** Where the photos of a visit are. */
export function whereKeptWords({ isQuote, photos, stored }: Kept): string {
  if (!isQuote)
    return 'Photos stay in this browser, on this device: the sandbox stores none. Signing out removes them.'
  if (photos.length === 0) return 'Photos are stored with the quote as soon as there is a connection.'
  const here = photos.filter(({ id }) => !stored?.has(id)).length
  if (here === 0) return 'All photos are stored with the quote.'
  const many = here === photos.length ? 'Photos are' : here === 1 ? 'One photo is' : `${here} photos are`
  return `${many} on this device only; with a connection they are stored with the quote. Signing out removes what is not.`
}
