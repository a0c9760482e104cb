import type { Row } from './row.ts'

const at =
  (source: string) =>
  (text: string, ...proofs: Row['proofs']): Row => ({ source, rule: text, proofs })
const state = at('spec 2 §4')
const custom = at('spec 2 §5 custom part sliders')
const check = at('spec 2 §5 handrail and connection checks')
const option = at('spec 2 §5 options and canvas')
const panel = at('spec 2 §5 property panel')

/** States and validation rules of parts, graphics and the property panel. */
export const partRows: readonly Row[] = [
  state('Choosing a part to customize switches to the custom-part view; Back to Parts returns'),
  state('A generated custom part appears only after Generate Part; sliders do not alter it'),
  state('The custom description is editable after generation'),
  state('A platform may connect to anything except an ARR piece, unless the kind is P2G'),
  state('A platform_ext may connect to anything'),
  state('A ramp may connect to anything except a stair'),
  state('An ARR part may connect to a non-platform (a platform when P2G), not to a stair or another ARR'),
  state('A stair may connect to anything except an ARR'),
  state('A platform is a TURN with more than 2 connections, or 2 on sides that are not opposite'),
  state('Ready to finalize: at least one system part, addon piece or portable'),
  state('Each ramp lowers the height by its sine-based drop; each stair by its own height'),
  state('Low Profile: residential platforms only; changing it requests a replacement item'),
  state('Landing pad only when low profile is on; low profile disabled while landing pad is on'),
  state('Turning off a ramp support turns off the matching off-angled flag'),
  state('Text rotation moves in 45 degree steps and wraps from 360 to 0'),
  state('Rotating a named part snaps the label angle: 360 minus the rotation'),
  state('Callout and ADA box checkboxes toggle on click'),
  state('Guide display is on unless a local setting says off'),
  state('Drawing tool: release after a drag of 25 px or less discards the shape'),
  state('A multi-point line whose ends finish within 15 px closes into a polygon'),
  state('Vertex mode: other objects unselectable; a click within 15 px of a point extends from it'),
  state('Pen modes: draw, add, remove, crosshair, default, each with its own cursor'),
  state('Undo/redo records added, removed, skewing, rotated, scaled, moved and propChange'),
  state('A new action clears the redo stack'),
  state('Undo of add removes; undo of remove restores; others restore earlier values'),
  state('History can be cleared, paused and resumed'),
  state('Notes: save active while the edit differs or is empty; disabled once saved'),
  state("Tutorial flag is stored by 'No Thanks' and on completion"),
  state('Favorites toggle in or out of the list'),
  custom('Length: step 6, max 96; min 18 ramps, 6 residential platforms, otherwise 36; hidden for pieces'),
  custom(
    'Width: step 0.5; min 18 residential ramps and transitions, 6 residential platforms, 48 commercial ramps, otherwise 36',
  ),
  custom(
    'Width: max 48 residential ramps, 60 residential PBP, 60 commercial ramps, 48 other transitions, otherwise 96',
  ),
  custom("'Platform sides under 41.5\" will not allow for connections to ramps.'"),
  custom('Overall size of a custom platform is usable plus a border on each side'),
  custom("Item 11559: 'A part could not be generated based on these measurements'"),
  check('Two-line check: platform to 45-degree only when both have two-line rails and one side is 8 feet'),
  check('Handrail interference compares handrail sides with the connection side'),
  check('Side-match check flags different side lengths'),
  option('Default ramp width cannot be changed once a ramp is on the canvas'),
  option('An option with only one choice is disabled'),
  option('Canvas size inputs accept numbers and are converted from the chosen units'),
  option('Colour input accepts a hex value only if valid; otherwise ignored'),
  option('Colour swatch active is judged by lowercase comparison'),
  option("Favorites need local storage; otherwise 'Could not save favorite'"),
  option('Snap threshold 45 and angle 45; portables 15 and 15; rulers and drafting lines 5'),
  panel("'Not available based on settings' unless surface is SOLID and handrails is TWO_LINE"),
  panel('P3G, APD, HAR: low profile and landing pad offered'),
  panel('P2G: low profile for 5x5, 4x5, 5x4; landing pad for 5x5; resting toggle for 4x5, 5x4'),
  panel('Ramp bottom support only for item type RAMP'),
  panel('Off-angled options only when that end is supported and type is RAMP'),
  panel(
    'Limits: opacity 0.1 to 1 step 0.1; stroke width 0 to 20; callout border 0 to 10; pointer 0 to 4; arrow 3 to 15',
  ),
  panel('Logicless toggle only for certain internal users'),
  panel('Ship In Box only when the description contains TAEM; switches -1 and -NB'),
  panel('Changing loops or childRails is local only and makes no call'),
  panel('Sizes in size-matching use tolerance 8'),
]
