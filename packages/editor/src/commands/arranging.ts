import {
  type Box,
  crowds,
  type Degrees,
  type Edit,
  moveObjects,
  type Point,
  rotateObjects,
} from '@ramp/domain'
import { type Alignment, alignObjects, type Boxed, distributeObjects } from '../arrange/align.ts'
import { mirrorObjects } from '../arrange/mirror.ts'
import type { MirrorWay } from '../arrange/mirror-way.ts'
import type { Editor } from '../core/editor.ts'
import type { EditKind } from '../history/history.ts'
import { boxOf } from '../snapping/standing.ts'
import { turnCentre } from '../snapping/turn.ts'
import { modeOf } from './modes.ts'
import { selectedBoxes, tableOf } from './selection.ts'

// Commands that put the selection in order. Each answers whether it could be done.

export const alignSelection = (editor: Editor, how: Alignment): boolean =>
  arrange(editor, { label: 'Align', kind: 'moved' }, (objects) => alignObjects(objects, how))

export const distributeSelection = (editor: Editor, axis: 'x' | 'y'): boolean =>
  arrange(editor, { label: 'Distribute', kind: 'moved' }, (objects) => distributeObjects(objects, axis))

/** Mirrors the selection about its middle. */
export const mirrorSelection = (editor: Editor, way: MirrorWay): boolean =>
  arrange(editor, { label: 'Mirror', kind: 'propChange' }, (objects) =>
    mirrorObjects(editor.state.selection, way, middleOf(boxOf(objects))),
  )

/** Moves the selection by exactly so much, as it is typed. */
export const moveExactly = (editor: Editor, by: Point): boolean =>
  arrange(editor, { label: 'Move', kind: 'moved' }, () => moveObjects(editor.state.selection, by))

/** Turns the selection about its middle by exactly so much, as it is typed. */
export const turnExactly = (editor: Editor, degrees: Degrees): boolean =>
  arrange(editor, { label: 'Rotate', kind: 'rotated' }, () => {
    const { selection } = editor.state
    const { placement, layout } = tableOf(editor)
    const about = turnCentre(selection, placement, layout)
    return about ? rotateObjects(selection, degrees, about) : unchanged
  })

/** Refused where a system part would come to lie on another one (spec 1 §5). */
function arrange(
  editor: Editor,
  { label, kind }: { readonly label: string; readonly kind: EditKind },
  editOf: (objects: readonly Boxed[]) => Edit,
): boolean {
  editor.store.act(() => editor.toolController.drop())
  const objects = selectedBoxes(editor)
  if (modeOf(editor).isLocked || objects.length === 0) return false
  const edit = editOf(objects)
  const { layout, placement, catalogue } = tableOf(editor)
  if (crowds(placement, edit(layout).parts, catalogue)) return false
  editor.run(label, kind, edit)
  return true
}

const unchanged: Edit = (layout) => layout

const middleOf = ({ min, max }: Box): Point => ({ x: (min.x + max.x) / 2, y: (min.y + max.y) / 2 })
