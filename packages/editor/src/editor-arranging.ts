import { addPart, type Edit, type JointEnd, type PartId, type PlacedPart, placeParts } from '@ramp/domain'
import { type Alignment, alignParts, distributeParts } from './arrange/align.ts'
import { type MirrorWay, mirrorParts } from './arrange/mirror.ts'
import { EditorCore } from './editor-core.ts'
import type { EditKind } from './history/history.ts'
import { MODES } from './modes/mode.ts'
import { joinedAt } from './next-parts/next-parts.ts'
import { boxOf } from './snapping/standing.ts'

/** Commands that put parts in order, and the part that goes on at an open end. Each answers whether it could be done. */
export class EditorArranging extends EditorCore {
  /** Joins a new part at an open end and selects it; null where it cannot be joined. */
  join(end: JointEnd, shortName: string): PartId | null {
    const { analysis } = this
    const item = analysis.catalogue.byShortName.get(shortName)
    const part = item ? joinedAt(end, { item, id: this.newId() }, analysis) : null
    if (!part || MODES[this.state.mode].isLocked) return null
    this.store.act(() => {
      this.run('Add', 'added', addPart(part))
      this.store.set({ selection: [part.id] })
    })
    return part.id
  }

  align(how: Alignment): boolean {
    return this.#arrange('Align', 'moved', (parts) => alignParts(parts, how))
  }

  distribute(axis: 'x' | 'y'): boolean {
    return this.#arrange('Distribute', 'moved', (parts) => distributeParts(parts, axis))
  }

  /** Mirrors the selection about its middle. */
  mirror(way: MirrorWay): boolean {
    return this.#arrange('Mirror', 'propChange', (parts) => {
      const { min, max } = boxOf(parts)
      const about = { x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 }
      return mirrorParts(this.state.selection, way, about)
    })
  }

  /** Refused where a system part would come to lie on another one (spec 1 §5). */
  #arrange(label: string, kind: EditKind, editOf: (parts: readonly PlacedPart[]) => Edit): boolean {
    const { selection, mode } = this.state
    const { catalogue } = this.analysis
    const before = placeParts(this.decided.parts, catalogue)
    const parts = selection.flatMap((id) => before.byId.get(id) ?? [])
    if (MODES[mode].isLocked || parts.length === 0) return false
    const edit = editOf(parts)
    const known = new Set(before.overlaps.map((pair) => [...pair].sort().join(' ')))
    const after = placeParts(edit(this.decided).parts, catalogue)
    if (after.overlaps.some((pair) => !known.has([...pair].sort().join(' ')))) return false
    this.run(label, kind, edit)
    return true
  }
}
