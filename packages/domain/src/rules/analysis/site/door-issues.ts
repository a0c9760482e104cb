import { outlinesOverlap } from '../../../base/geometry/outline.ts'
import { distance, dot, normalOf, type Point, subtract } from '../../../base/geometry/point.ts'
import { groupBy } from '../../../base/group-by.ts'
import { type Inches, isAtMost } from '../../../base/units.ts'
import type { Issue } from '../../../model/layout/issue.ts'

import { SIDES } from '../../../model/layout/part.ts'
import { doorInSentence, type SiteDoor } from '../../../model/layout/site.ts'
import { isDeck } from '../../placement/decks.ts'
import type { PlacedPart } from '../../placement/placed-part.ts'
import type { PartHeight } from '../../runs/run-figures.ts'
import { doorFront, opensOut, WAY_OUT, widthOfDoor } from '../../site-measures/door-front.ts'
import { PRESSED, type StandingSystem, siteIssue } from './site-issue.ts'

/** A deck may be so far below a sill (IRC R311.3.2). */
const LOWEST_STEP: Inches = 7.75
/** What is so far below a sill is walked under. */
const HEADROOM: Inches = 80
/** An entrance belongs to the door its side is this close to. */
const AT_DOOR: Inches = 24
const LEVEL: Inches = 1 / 16

/** A door whose place is known, as the rules look at it. */
type KnownDoor = {
  readonly door: SiteDoor
  readonly at: Point
  readonly out: Point
  readonly width: Inches
  readonly opensOut: boolean
  /** As a sentence has it in its middle. */
  readonly name: string
}

/** Every known door keeps its swing and a way out; else it is named, with the parts that take them. */
export const doorIssues = (system: StandingSystem): readonly Issue[] =>
  knownDoors(system).flatMap((door) => {
    const found = system.placement.parts.flatMap((placed) => {
      const height = system.runs.heights.get(placed.part.id)
      return placed.isSystem && height ? issuesAt(door, placed, height, system) : []
    })
    return [...groupBy(found, ({ code }) => code).values()].flatMap(([first, ...others]) =>
      first ? [{ ...first, parts: [first, ...others].flatMap(({ parts }) => parts) }] : [],
    )
  })

function knownDoors({ layout: { site } }: StandingSystem): readonly KnownDoor[] {
  return site.doors.flatMap((door) =>
    door.at && door.faces !== undefined
      ? [
          {
            door,
            at: door.at,
            out: normalOf(door.faces),
            width: widthOfDoor(door),
            opensOut: opensOut(door),
            name: doorInSentence(site, door),
          },
        ]
      : [],
  )
}

function issuesAt(
  known: KnownDoor,
  placed: PlacedPart,
  height: PartHeight,
  system: StandingSystem,
): readonly Issue[] {
  const { door, name, width, opensOut } = known
  if (door.sill - height.top > HEADROOM) return []
  const isIn = (depth: Inches) => outlinesOverlap(placed.outline, doorFront(door, depth) ?? [], PRESSED)
  const [isInWay, isInSwing] = [isIn(WAY_OUT), opensOut && isIn(width)]
  if (!isInWay && !isInSwing) return []
  const blocked = (part: string) => [
    siteIssue(['site.door-way-blocked', 'warning'], [placed], { part, door: name, need: WAY_OUT }),
  ]
  const swung = () => [
    siteIssue(['site.door-swing-blocked', 'warning'], [placed], { door: capital(name), need: width }),
  ]
  const own = placed.item.frontendName
  if (isDeck(placed)) {
    if (isBelowSill(height.top, door))
      return isRailedAt(known, placed, system) ? blocked(`The railing of ${own}`) : []
    return isInSwing ? swung() : blocked(own)
  }
  if (isEnteredAt(known, placed, system)) return isInSwing ? swung() : []
  return isInSwing ? swung() : blocked(own)
}

/** A deck one steps down to from the door; a storm door that opens out sweeps over it. */
function isBelowSill(top: Inches, { sill, storm }: SiteDoor): boolean {
  const below = storm?.swing === 'out' ? storm.below : 0
  return isAtMost(top, sill - below + LEVEL) && isAtMost(sill - top, LOWEST_STEP + LEVEL)
}

const isEnteredAt = (
  { at }: KnownDoor,
  { part, sides }: PlacedPart,
  { connections }: StandingSystem,
): boolean =>
  connections.openings.some(
    ({ use, end }) =>
      use === 'entrance' && end.part === part.id && distance(sides[end.side].middle, at) <= AT_DOOR,
  )

/** Whether a railing of the deck lies between the door and the deck. */
function isRailedAt(
  { at, out, width }: KnownDoor,
  { part, sides }: PlacedPart,
  { platformRails }: StandingSystem,
): boolean {
  const railed = platformRails.get(part.id)?.sides ?? []
  return SIDES.some((side) => {
    const { middle, normal, length } = sides[side]
    const off = subtract(middle, at)
    const ahead = dot(off, out)
    const aside = Math.abs(dot(off, { x: -out.y, y: out.x }))
    const isBetween = dot(normal, out) < -0.99 && ahead > -1 && ahead < WAY_OUT
    return railed.includes(side) && isBetween && aside < length / 2 + width / 2 - PRESSED
  })
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
