import {
  addPart,
  type Box,
  type Degrees,
  type Edit,
  type JointEnd,
  moveObjects,
  type PartId,
  type Placement,
  type Point,
  type Position,
  placeParts,
  rotateObjects,
} from '@ramp/domain'
import { type Alignment, alignObjects, type Boxed, distributeObjects } from './arrange/align.ts'
import { mirrorObjects } from './arrange/mirror.ts'
import type { MirrorWay } from './arrange/mirror-way.ts'
import { EditorView } from './editor-view.ts'
import type { EditKind } from './history/history.ts'
import { MODES } from './modes/mode.ts'
import { joinedAt } from './next-parts/next-parts.ts'
import { drawingBox } from './snapping/drawing-box.ts'
import { boxOf } from './snapping/standing.ts'
import { turnCentre } from './snapping/turn.ts'

/** Commands that put parts in order, and the part that goes on at an open end. Each answers whether it could be done. */
export class EditorArranging extends EditorView {
  /** Joins a new part at an open end, where it is wanted along it, and selects it; null where it cannot be joined. */
  join(end: JointEnd, shortName: string, position: Position | null = null): PartId | null {
    const { analysis } = this
    const item = analysis.catalogue.byShortName.get(shortName)
    const part = item ? joinedAt(end, { item, id: this.newId(), position }, analysis) : null
    if (!part || MODES[this.state.mode].isLocked) return null
    this.store.act(() => {
      this.run('Add', 'added', addPart(part))
      if (this.#holds(part.id)) this.select([part.id])
    })
    return this.#holds(part.id) ? part.id : null
  }

  /** An edit may have been refused. */
  #holds(id: PartId): boolean {
    return this.decided.parts.some((part) => part.id === id)
  }

  align(how: Alignment): boolean {
    return this.#arrange('Align', 'moved', (objects) => alignObjects(objects, how))
  }

  distribute(axis: 'x' | 'y'): boolean {
    return this.#arrange('Distribute', 'moved', (objects) => distributeObjects(objects, axis))
  }

  /** Mirrors the selection about its middle. */
  mirror(way: MirrorWay): boolean {
    return this.#arrange('Mirror', 'propChange', (objects) =>
      mirrorObjects(this.state.selection, way, middleOf(boxOf(objects))),
    )
  }

  /** Moves the selection by exactly so much, as it is typed. */
  shift(by: Point): boolean {
    return this.#arrange('Move', 'moved', () => moveObjects(this.state.selection, by))
  }

  /** Turns the selection about its middle by exactly so much, as it is typed. */
  turnBy(degrees: Degrees): boolean {
    const { selection } = this.state
    return this.#arrange('Rotate', 'rotated', () => {
      const about = turnCentre(selection, this.#placement, this.decided)
      return about ? rotateObjects(selection, degrees, about) : unchanged
    })
  }

  /** The selected parts and drawings with the boxes they take. */
  get selected(): readonly Boxed[] {
    const { selection, layout } = this.state
    const { byId } = this.placement
    const wanted = new Set(selection)
    return [
      ...selection.flatMap((id) => {
        const placed = byId.get(id)
        return placed ? [{ id, box: placed.box }] : []
      }),
      ...layout.drawings
        .filter(({ id }) => wanted.has(id))
        .map((drawing) => ({ id: drawing.id, box: drawingBox(drawing) })),
    ]
  }

  get #placement(): Placement {
    return placeParts(this.decided.parts, this.wholeCatalogue)
  }

  /** Refused where a system part would come to lie on another one (spec 1 §5). */
  #arrange(label: string, kind: EditKind, editOf: (objects: readonly Boxed[]) => Edit): boolean {
    this.hand.drop()
    const objects = this.selected
    if (MODES[this.state.mode].isLocked || objects.length === 0) return false
    const edit = editOf(objects)
    const before = this.#placement
    const known = new Set(before.overlaps.map((pair) => [...pair].sort().join(' ')))
    const after = placeParts(edit(this.decided).parts, this.wholeCatalogue)
    if (after.overlaps.some((pair) => !known.has([...pair].sort().join(' ')))) return false
    this.run(label, kind, edit)
    return true
  }
}

const unchanged: Edit = (layout) => layout

const middleOf = ({ min, max }: Box): Point => ({ x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 })
