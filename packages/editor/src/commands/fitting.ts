import {
  catalogueWith,
  type Edit,
  growCanvas,
  type Layout,
  layoutOfProposal,
  placeParts,
  roomFor,
  takeProposals,
} from '@ramp/domain'
import type { Editor } from '../core/editor.ts'
import { boxOf } from '../snapping/standing.ts'
import { runGrowing } from './growing.ts'
import { setMode } from './modes.ts'

/**
 * Puts a proposed ramp on the canvas, which grows where it has to, in the place of the system that was drawn; what is not
 * open any more is confirmed, and what is left to look at is at Confirm. One step of the history.
 */
export function takeRamp(editor: Editor, layout: Layout): boolean {
  const { catalogue } = editor
  const laid = layoutOfProposal({ layout }, editor.decided)
  const { parts } = placeParts(laid.parts, catalogueWith(laid.customItems, catalogue))
  const growth = roomFor(boxOf(parts), laid.project.canvas)
  const edit: Edit = (before) => growCanvas(growth)(layoutOfProposal({ layout }, before))
  if (!runGrowing(editor, { label: 'Fit a ramp', kind: 'added', edit, growth })) return false
  editor.amend('propChange', takeProposals(catalogue))
  setMode(editor, 'confirm')
  return true
}
