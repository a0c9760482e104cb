import type { Inches } from '../../../base/units.ts'
import type { Item } from '../../../model/catalogue/item.ts'
import type { Ground } from '../../../model/ground/ground.ts'
import type { Site } from '../../../model/layout/site.ts'
import type { Joints } from '../pieces/joints.ts'
import type { KeptPiece } from '../pieces/kept-pieces.ts'
import type { Foot } from '../pieces/route.ts'
import type { FitLimits } from '../request/limits.ts'
import type { LookAhead } from '../room/ahead.ts'
import type { KnownPlaces } from '../room/known-places.ts'
import type { Room } from '../room/room.ts'
import type { FitStock } from '../stock/stock.ts'
import type { Rejections } from './rejections.ts'
import type { WantedShifts } from './wanted-shifts.ts'

/** What a search looks at: one site, one line, one width, in the frame of the door. */
export type SearchSite = {
  readonly site: Site
  readonly room: Room
  /** null: level at 0. */
  readonly ground: Ground | null
  /** The ground is nowhere higher, nor lower. */
  readonly highest: Inches
  readonly lowest: Inches
  /** How deep the yard is out from the wall, and how wide along it. */
  readonly spans: readonly [out: Inches, along: Inches]
  readonly lookAhead: LookAhead
  /** What the site says of ends that were looked at. */
  readonly feet: KnownPlaces<Foot | null>
  /** The lowest ground around places, as far as codes look for it. */
  readonly lows: KnownPlaces<Inches>
  /** 1 where the feet of a joint are free. */
  readonly feetOfJoints: KnownPlaces<number>
  readonly limits: FitLimits
  readonly stock: FitStock
  /** What the engine says joints cost. */
  readonly joints: Joints
  /** Stairs of which one stands beside the way; null where none is wished for. */
  readonly stairs: readonly Item[] | null
  readonly top: Inches
  /** Ramp that a way needs at least, wherever it ends. */
  readonly leastRamp: Inches
  /** How far the platform at the door may be lowered for a slope that is a hair too steep over the ground. */
  readonly lowering: Inches
  readonly kept: readonly KeptPiece[]
  readonly rejections: Rejections
  readonly wanted: WantedShifts
}
