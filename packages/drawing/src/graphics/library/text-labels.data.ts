import { object } from './entries.ts'
import type { LibraryGraphic } from './graphic.ts'

const INK = '#1b2430'
const RED = '#c62828'

/** Words of the site. */
const SITE = [
  'FRONT OF HOME',
  'REAR OF HOME',
  'LEFT SIDE OF HOME',
  'RIGHT SIDE OF HOME',
  'HOME',
  'GARAGE',
  'PORCH',
  'CARPORT',
  'DECK',
  'PATIO',
  'DOOR',
  'WINDOW',
  'ENTRANCE',
  'EXIT',
  'EXISTING STEPS',
  'EXISTING DECK',
  'EXISTING RAMP',
  'EXISTING CONCRETE',
  'DRIVEWAY',
  'SIDEWALK',
  'STREET',
  'PARKING',
  'YARD',
  'FLOWER BED',
  'FENCE LINE',
  'PROPERTY LINE',
  'SETBACK LINE',
  'UTILITIES',
] as const

/** Words about the system itself. */
const SYSTEM = [
  'UP',
  'DOWN',
  'TOP OF RAMP',
  'BOTTOM OF RAMP',
  'LANDING',
  'RAMP BY OTHERS',
  'HANDRAIL BY OTHERS',
  'GROUND SLOPES UP',
  'GROUND SLOPES DOWN',
  'GATE',
  'SELF-CLOSING GATE',
  'GATE SWINGS IN',
  'GATE SWINGS OUT',
  'INTERLOCK SWITCH',
  'INTERLOCK SWITCH UPPER',
  'INTERLOCK SWITCH LOWER',
  'WEATHER GUARD',
  'TIE STRAPS',
  'ANCHOR TO CONCRETE',
  'GRAB BAR',
] as const

/** Product codes that crews letter onto a layout. */
const CODES = ['MUGPP', 'MUG36', 'MUG48', 'MUCB5', 'MUCB8', 'PUG'] as const

/** Notices of approval stand in red (spec 2 §3.4). */
const NOTICES = [
  'APPROVED',
  'APPROVED AS NOTED',
  'NOT APPROVED',
  'PENDING APPROVAL',
  'CUSTOMER APPROVAL REQUIRED',
  'FOR APPROVAL ONLY',
  'NOT FOR CONSTRUCTION',
  'FIELD VERIFY DIMENSIONS',
  'REVISED',
] as const

/** Letters 25 specification pixels high (spec 2 §9). */
const FONT_SIZE = 15
const LABEL = [88.2, 27] as const

const label = (text: string, words: string, fontColor = INK): LibraryGraphic =>
  object({
    id: `text-${text.toLowerCase().replaceAll(' ', '-')}`,
    name: text,
    size: LABEL,
    sub: 'All',
    words: `text, label, ${words}`,
    makes: { kind: 'text', lettering: { fontColor, fontSize: FONT_SIZE } },
  })

export const TEXT_LABELS: readonly LibraryGraphic[] = [
  ...SITE.map((text) => label(text, 'site, home')),
  ...SYSTEM.map((text) => label(text, 'system, ramp')),
  ...CODES.map((text) => label(text, 'product code, gate')),
  ...NOTICES.map((text) => label(text, 'approval, notice, red, stamp', RED)),
]
