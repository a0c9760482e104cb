import {
  addPart,
  forEnd,
  type Item,
  inTurn,
  joinRuns,
  newPart,
  type Part,
  type PartId,
  type PlacedPart,
  type Point,
  placePart,
} from '@ramp/domain'
import type { Table } from '../../arrange/selection-edits.ts'
import { findPlaceSnap } from '../../snapping/find-place-snap.ts'
import { freePlaceBy } from '../../snapping/free-place.ts'
import { settle, snapReach } from '../../snapping/settle.ts'
import { standingWithout } from '../../snapping/standing.ts'
import type { Gesture } from '../../state/editor-state.ts'
import { settlingOf } from '../settling.ts'
import type { Intent, ToolContext } from '../tool.ts'

/** What is set on a part as it is put on the layout, such as the side of a tower. */
export type ChangePart = (part: Part) => Part

/** A gallery item in the hand. */
export type HeldItem = {
  readonly id: PartId
  readonly item: Item
  readonly rotation: number
  readonly keepsRotation: boolean
  readonly change: ChangePart
}

export type Landing = { readonly part: Part; readonly gesture: Partial<Gesture>; readonly isRefused: boolean }

/** Where a held item would land when it is let go at a point: flush with its turn chosen, in a row, or as it is. */
export function landAt(held: HeldItem, at: Point, isFree: boolean, context: ToolContext): Landing | null {
  const made = newPart(held.item, held.id, at, held.rotation)
  const part = made && held.change(made)
  const placed = part && placePart(part, context.catalogue)
  if (!part || !placed) return null
  const snap = isFree ? null : snapOf(held, placed, context)
  if (snap) {
    const turned = { ...part, at: snap.at, rotation: snap.rotation }
    const landed = forEnd(turned, held.item, snap.joint.standing, context.analysis)
    return {
      part: landed,
      gesture: { moving: [held.id], joint: snap.joint, guides: [] },
      isRefused: false,
    }
  }
  const { by, joint, guides, isRefused } = settle(
    { parts: [placed], drawings: [] },
    { x: 0, y: 0 },
    settlingOf([], context, isFree),
  )
  const landed = { ...part, at: { x: at.x + by.x, y: at.y + by.y } }
  return { part: landed, gesture: { moving: [held.id], joint, guides, isRefused }, isRefused }
}

const snapOf = ({ keepsRotation }: HeldItem, placed: PlacedPart, context: ToolContext) =>
  findPlaceSnap(
    { held: placed, keepsRotation },
    {
      standing: standingWithout([], context.placement, context.layout),
      placement: context.placement,
      connections: context.analysis.connections,
      catalogue: context.catalogue,
    },
    snapReach(context.camera),
  )

/** The part at the nearest place that is clear of others; null when there is none. */
export function atFreePlace(part: Part, { catalogue, placement, layout }: Table): Part | null {
  const placed = placePart(part, catalogue)
  const standing = standingWithout([], placement, layout)
  const by = placed && freePlaceBy([placed], standing, layout.project.canvas)
  return by && { ...part, at: { x: part.at.x + by.x, y: part.at.y + by.y } }
}

/** Puts a part on the layout; where it lengthens a run it joins it. */
export const addIntents = (part: Part, { catalogue }: ToolContext): readonly Intent[] => [
  {
    type: 'commit',
    label: 'Add',
    kind: 'added',
    edit: inTurn(addPart(part), joinRuns([part.id], catalogue)),
  },
  { type: 'select', ids: [part.id] },
  { type: 'finish' },
]
