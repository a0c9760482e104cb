import {
  type Degrees,
  type Inches,
  normalizeAngle,
  type PartId,
  POSITIONS,
  type Point,
  type Position,
  SIDES,
  type Side,
} from '@ramp/domain'
import {
  isGiven,
  optional,
  readCoordinate,
  readFlag,
  readList,
  readNumber,
  readObject,
  readOneOf,
  readSize,
  readText,
  refuse,
} from '../reading/reading.ts'

type Attachment = {
  readonly to: PartId
  readonly side: Side
  readonly mySide: Side
  readonly position: Position
}

/** One part as a system description gives it: placed by its centre, or attached to another part. */
export type DescribedPart = {
  readonly id: PartId
  readonly shortName: string
  readonly place: { readonly at: Point; readonly rotation: Degrees } | Attachment
  readonly activeHeight: Inches | null
  readonly handrailSides: readonly Side[] | null
  readonly isSupportedTop: boolean
  readonly isSupportedBottom: boolean
  readonly isOffAngledTop: boolean
  readonly isOffAngledBottom: boolean
  /** null: as the catalogue item says. */
  readonly isResting: boolean | null
  /** null: as the project says. */
  readonly loops: boolean | null
  readonly childRails: boolean | null
  readonly isLogicless: boolean
  readonly isTowerFlipped: boolean
}

/** Reads one row of `parts`. */
export function readPart(value: unknown, field: string): DescribedPart {
  const part = readObject(value, field)
  const flag = (name: string) => optional(part, name, false, readFlag, field)
  const choice = (name: string) => optional<boolean | null>(part, name, null, readFlag, field)
  return {
    id: readText(part.id, `${field}.id`),
    shortName: readText(part.shortName, `${field}.shortName`),
    place: readPlace(part, field),
    activeHeight: optional<number | null>(part, 'activeHeight', null, readSize, field),
    handrailSides: optional<readonly Side[] | null>(part, 'handrailSides', null, readSides, field),
    isSupportedTop: flag('isSupportedTop'),
    isSupportedBottom: flag('isSupportedBottom'),
    isOffAngledTop: flag('isOffAngledTop'),
    isOffAngledBottom: flag('isOffAngledBottom'),
    isResting: choice('isResting'),
    loops: choice('loops'),
    childRails: choice('childRails'),
    isLogicless: flag('isLogicless'),
    isTowerFlipped: flag('isTowerFlipped'),
  }
}

const readSides = (value: unknown, field: string): readonly Side[] =>
  readList(value, field).map((side, index) => readOneOf(upperCased(side), SIDES, `${field}[${index}]`))

/** Rail sides are written as in saved layouts, `LEFT`, or as in the specification's list of fields, `left`. */
const upperCased = (value: unknown): unknown => (typeof value === 'string' ? value.toUpperCase() : value)

function readPlace(part: Readonly<Record<string, unknown>>, field: string): DescribedPart['place'] {
  if (isGiven(part.attach)) return readAttachment(part.attach, `${field}.attach`)
  if (!isGiven(part.at)) return refuse(field, 'needs "at" (its centre) or "attach" (the part it joins)')
  const at = readObject(part.at, `${field}.at`)
  return {
    at: { x: readCoordinate(at.x, `${field}.at.x`), y: readCoordinate(at.y, `${field}.at.y`) },
    rotation: optional(part, 'rotation', 0, readRotation, field),
  }
}

function readRotation(value: unknown, field: string): Degrees {
  const rotation = readNumber(value, field)
  return rotation % 45 === 0
    ? normalizeAngle(rotation)
    : refuse(field, `is ${rotation}; it must be a multiple of 45 degrees`)
}

function readAttachment(value: unknown, field: string): Attachment {
  const attach = readObject(value, field)
  return {
    to: readText(attach.to, `${field}.to`),
    side: readOneOf(attach.side, SIDES, `${field}.side`),
    mySide: readOneOf(attach.mySide, SIDES, `${field}.mySide`),
    position: optional(attach, 'position', 'CENTER', (one, name) => readOneOf(one, POSITIONS, name), field),
  }
}
