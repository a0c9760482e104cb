import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const SOURCE = 'spec 2 §4'
const rule = rowsOf(SOURCE)
const excused = excusedIn(SOURCE)

const {
  cursor,
  drawTool,
  drawingHandles,
  drawingMarks,
  drawingsInBrowser,
  editKinds,
  editorKeys,
  favorites,
  galleryInBrowser,
  galleryTabs,
  graphicsInBrowser,
  history,
  painters,
  partChoices,
  penTool,
  placeTool,
  platformOptions,
  preferences,
  propertiesInBrowser,
  rampSupports,
  selectTool,
  slopeErrors,
  small,
  transformItem,
  validity,
  vertexLimits,
  workflow,
} = tests

const made = 'a platform is made to measure, described and placed'
const offered = '$product $platform: low profile $lowProfile, landing pad $landingPad, resting $resting'
const recorded = '%s: %s is recorded as that, undone and done again'

/** States and transitions of parts and graphics. */
export const partStateRows: readonly Row[] = [
  rule(
    'Gallery tabs: platforms, ramps, stairs, pieces, transitions, portables, vpl, common',
    galleryTabs('$tab, internal staff $isInternal: $expected'),
    galleryInBrowser('tabs, cards and descriptions are those of the product line and the person'),
  ),
  rule('Choosing a part to customize switches to the custom-part view', galleryInBrowser(made)),
  rule("'Back to Parts' returns", galleryInBrowser("name: 'Back to Parts'")),
  rule(
    "A generated custom part appears only after 'Generate Part'",
    galleryInBrowser("name: 'Generate Part'"),
  ),
  rule(
    'Changing a slider does not alter the generated part until regenerated',
    galleryInBrowser('Another width changes nothing of what was generated.'),
  ),
  rule('The custom description is editable after generation', galleryInBrowser("name: 'Custom Description'")),
  rule(
    'A platform may connect to anything except an angled (ARR) piece',
    validity('a platform connects to anything except a 45-degree piece'),
  ),
  rule(
    'A platform may connect to an ARR piece when the kind is P2G',
    validity('a P2G platform connects to a 45-degree piece too'),
  ),
  rule('A platform_ext may connect to anything', validity('a platform extension connects to anything')),
  rule(
    'A ramp may connect to anything except a stair',
    validity('a ramp connects to anything except a stair'),
  ),
  rule(
    'An ARR part may connect to a non-platform, or to a platform when P2G',
    validity('a P2G 45-degree piece connects to a platform, but to no stair'),
  ),
  rule(
    'An ARR part may not connect to a stair or another ARR',
    validity('a 45-degree piece connects to no stair and to no other 45-degree piece'),
  ),
  rule(
    'A stair may connect to anything except an ARR',
    validity('a stair connects to anything except a 45-degree piece, and ramps refuse it'),
  ),
  rule('A platform is a TURN with more than 2 connections', validity('with more than two connections')),
  rule(
    'A platform is a TURN with 2 connections on sides that are not opposite',
    validity('with two connections on sides that are not opposite'),
  ),
  rule(
    'Otherwise a platform is STRAIGHT',
    validity('not with two connections on opposite sides', 'not with one connection'),
  ),
  rule('Ready to finalize: at least one system part', workflow('a platform, PPS55TL')),
  rule('Ready to finalize: at least one addon pathway piece', workflow('a gate, PUG', 'hardware, PRRUC')),
  rule('Ready to finalize: at least one portable', workflow('a portable, SUITCASE SF5')),
  rule(
    'Going down a run each ramp lowers the height by its sine-based drop',
    slopeErrors('each ramp falls by its length times the sine of the slope'),
  ),
  rule(
    'Going down a run each stair lowers the height by its own height',
    slopeErrors('each stair by its own height, decks by nothing'),
  ),
  rule('Low Profile is offered only for residential platforms', platformOptions(offered)),
  rule(
    'Changing Low Profile requests a replacement item from the server',
    small('loops are changed without a call, low profile asks for another item'),
    transformItem('to low profile'),
  ),
  rule(
    'Landing pad can be enabled only when low profile is on',
    platformOptions(offered),
    propertiesInBrowser('low profile opens the landing pad, which ends the system'),
  ),
  rule(
    'Low profile is disabled while landing pad is on',
    platformOptions(offered),
    propertiesInBrowser('low profile opens the landing pad, which ends the system'),
  ),
  rule(
    'Turning off the top support also turns off the matching off-angled flag',
    rampSupports('without the top support it is off-angled below'),
  ),
  rule(
    'Turning off the bottom support also turns off the matching off-angled flag',
    rampSupports('without the bottom support only above'),
  ),
  rule(
    'Text rotation moves in 45 degree steps and wraps from 360 to 0',
    partChoices('a label turns in eighths and starts again after a full turn'),
  ),
  rule(
    'Rotating a named part snaps the label angle: 360 minus the rotation for 45-degree multiples',
    painters('is upright on a part turned by %d'),
  ),
  rule(
    'ADA box checkboxes toggle on click',
    drawingHandles('a click on a check box of the ADA box ticks it, a click beside only selects'),
    drawingsInBrowser('a click ticks the ADA box and selects it'),
  ),
  excused(
    'Callout checkboxes toggle on click',
    'A callout has no check boxes among its fields (spec 2 §3.7); only the ADA box has.',
  ),
  rule(
    'Guide display is on unless a local setting says off',
    preferences('guides are shown while the local setting says'),
  ),
  rule(
    'Drawing tool: none, or selected and then object selection is off',
    drawTool('selects nothing while it is in the hand, and puts it down again'),
  ),
  rule(
    'Mouse press starts a new shape; a longer drag finalizes it',
    drawTool('draws a $draws by one drag, as one entry'),
  ),
  rule(
    'Release after a drag of 25 px or less discards the shape',
    drawTool('a drag of $inches inches leaves $drawings drawings'),
  ),
  rule(
    'A multi-point line whose ends finish within 15 px of each other closes into a polygon',
    vertexLimits('a line whose ends finish $away in apart becomes a $kind'),
    drawTool('draws by hand, and a loop becomes a polygon'),
  ),
  rule(
    'Vertex-edit mode: all objects become unselectable',
    vertexLimits('makes every other object unselectable, and leaving it selectable again'),
  ),
  rule(
    'Vertex-edit mode: the chosen object shows its points',
    drawingMarks('$what: $frames frames and $handles handles'),
  ),
  rule(
    'Vertex-edit mode: clicking within 15 px of an existing point starts extending the line from it',
    vertexLimits('a click $away in from the last point, then another: $points points'),
  ),
  rule(
    'Leaving vertex-edit mode restores selectability',
    vertexLimits('makes every other object unselectable, and leaving it selectable again'),
  ),
  rule(
    'Pen modes: draw, add, remove, crosshair, and a default',
    penTool('in $mode mode a click at $at leaves $expected knots', 'in crosshair mode a knot is dragged'),
  ),
  rule('Each pen mode has its own cursor', cursor('the pen mode %s has one of its own')),
  ...['added', 'removed', 'skewing', 'rotated', 'scaled', 'moved', 'propChange'].map((kind) =>
    rule(`Undo/redo history records ${kind}`, editKinds(recorded, `'${kind}'`)),
  ),
  rule('A new action clears the redo stack', history('a new edit forgets what was undone')),
  rule(
    'Undo of add removes the object',
    placeTool('follows the pointer, is placed where it is let go and is selected'),
  ),
  rule('Undo of remove restores it', editorKeys('%s deletes the selection, with its entrance')),
  rule(
    'Undo of others restores earlier property values',
    editKinds(recorded),
    selectTool('shows where the part would land and becomes one entry of the history on release'),
  ),
  rule('History can be cleared', history('clearing keeps the present only')),
  rule('History can be paused and resumed', history('while paused, edits go with the entry before them')),
  rule(
    'Notes: save is active while the edit differs from the saved text or is empty',
    small('notes can be saved while they differ or are empty'),
  ),
  rule('Notes: save is disabled once saved', graphicsInBrowser('notes say whether they are saved')),
  rule(
    "Tutorial: a 'tutorial' flag is stored locally when the user clicks 'No Thanks'",
    small('who declines the tutorial is not asked again'),
  ),
  rule(
    'Tutorial: the flag is also set on completion',
    graphicsInBrowser('a newcomer watches the tutorial once, and may watch it again'),
  ),
  rule(
    'Favorites toggle in or out of the list',
    favorites('a heart keeps a graphic under graphicFavorites, a second click lets it go'),
  ),
]
