import type { Row } from './row.ts'
import { validationRows } from './validation-rows.ts'

const at =
  (source: string) =>
  (text: string, ...proofs: Row['proofs']): Row => ({ source, rule: text, proofs })
const mode = at('spec 3 §4.1')
const lock = at('spec 3 §4.2')
const wizard = at('spec 3 §4.3')
const leg = at('spec 3 §4.5')
const brace = at('spec 3 §4.6')
const closure = at('spec 3 §4.7')
const finish = at('spec 3 §4.8')
const start = at('spec 3 §4.9')
const design = at('spec 3 §4.10')

/** States and transitions of the guided workflow, and its validation rules. */
export const workflowRows: readonly Row[] = [
  mode('Workflow order; Back goes to the previous mode, from Finish to Bracing'),
  mode('Selecting a sidebar item changes mode; clicking the active mode returns to Building'),
  mode('Drafting Mode and Drawing Tools enter their modes; Exit returns to Building'),
  mode('Any error in the error store forces Error mode'),
  mode('Progress bar: 0 grey 100, 1 red 17, 2 orange 34, 3 yellow 51, 4 olive 68, 5 green 85, 6 teal 100'),
  lock('Handrail locked while any system part has null handrail sides'),
  lock('Part 11559 is forced to no handrails and treadDirection 3'),
  lock('Run locked until every system part belongs to a run; locked without runs'),
  lock('Connection unlocked only with no connection errors and an exit and an entrance'),
  lock('Leg unlocks after legs are generated or auto-gen is off'),
  lock('Bracing unlocked per its own logic'),
  lock('Closure unlocked marks Closure complete'),
  lock('Confirm unlocked on entry'),
  lock('Finish unlocked only when header payload and item list are ready'),
  wizard('Four steps commit the run: a new one is added, an edited one updated'),
  wizard('Cancelling a new run unassigns its parts and removes it'),
  wizard('Deleting a run clears connections, openings, legs, braces and the parts of the run'),
  wizard('The first run cannot be deleted while other runs exist'),
  wizard('Step 1 locked without parts; steps 0 and 2 while height is empty; step 3 on a slope error'),
  wizard('Confirm computes slope, ratio, degree, radian and grade and assigns rises'),
  wizard("A platform-only run gets slope 0, ratio '0:0' and rise equal to the start height"),
  wizard(
    "'Look Out!' below the industry's lowest recommended ratio, otherwise 'Warning' below the desired one",
  ),
  wizard('Tolerance window: desired run value plus 6'),
  at('spec 3 §4.4')('Clicking a connection point within 25 px toggles empty, entrance, exit'),
  leg('Positions from corner pockets and ramp and stair supports; pockets within 40 are pruned'),
  leg('A leg can be toggled, its length edited (25 px), be marked low-profile; active legs count'),
  leg('PHD: a platform with rise of 6 or less gets length 0'),
  leg('A resting 5x5 platform is exempt from leg and handrail generation'),
  brace('Auto-gen creates braces; clicking toggles (corners 15 px, cross braces 35 px)'),
  brace('Turning auto-gen off clears all braces'),
  brace('Cross bracing from 36 in for PHD and 72 in for others'),
  brace('Angle bracing above 36 in, not on PHD'),
  closure('Only active closures are written to the project'),
  closure('A click selects the nearest closure within its length; custom closures cannot be selected'),
  closure('New closures that match no saved one are set inactive'),
  closure('Platforms on ARR, landing pads and resting platforms have none'),
  closure('Origins within 5 px of another are discarded; duplicate ids skipped'),
  closure('Non-center platform joins with a length difference of 6 px or more: side closure'),
  closure('Center joins: center closure (difference of 8 px or more, not stairs)'),
  closure('Platform to ramp or stair: side or center closure'),
  closure('VERT_PICKET on P3G, APD, HAR with a side of 170.17 px: custom closure with a warning'),
  closure('85 or 58 with rails on three sides incl. left and right: turnback closure of 30 px'),
  closure('P2G: two connections on a 55 or 66 platform: ramp-to-ramp closure'),
  closure('PHD: tee closure for the same case'),
  closure('PHD platform with exactly two ramps of equal width: ramp-platform closure'),
  closure('Merge into a turnback at offset 0, 90 (origins under 60) or 180; widths 48, PHD 60'),
  finish("Creator 'default': parts are generated through the server, back to Building"),
  finish('Otherwise PDF, project and header are saved, the tab closes, the autosave is cleared'),
  finish('Files {headerId}.pdf and {headerId}.json in container vizionprojects'),
  start("'Save to history' writes local storage; 'No History To Load'"),
  start("'Project Loaded'; with no file 'Failed to load file'"),
  start('Terms flag absent: the modal shows; the lock needs a header or the sandbox permission'),
  start('Zoom clamped 0.2 to 2.4 in 0.1 steps'),
  start('Adding text shows once an info toast'),
  design('Tools stencils must be deleted before finalizing'),
  design('Stencils are placed by drag or by click (at the canvas centre)'),
  ...validationRows,
]
