import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const SOURCE = 'spec 1 §4'
const load = rowsOf(`${SOURCE}, project loading`)
const save = rowsOf(`${SOURCE}, save and load`)
const mode = rowsOf(`${SOURCE}, mode change`)
const reset = rowsOf(`${SOURCE}, reset on layout change`)
const migration = rowsOf(`${SOURCE}, migration by saved date`)
const snapping = rowsOf(`${SOURCE}, snapping`)
const zoom = rowsOf(`${SOURCE}, zoom and canvas`)

const {
  backup,
  bringBack,
  camera,
  canvasInBrowser,
  chooseFile,
  drawLayout,
  editorKeys,
  errorMode,
  layoutSchema,
  loadOfficial,
  messagesInBrowser,
  mode: modes,
  newestKept,
  newLayout,
  openProject,
  placeParts,
  projectFile,
  projects,
  runsInBrowser,
  savedProject,
  scene,
  selectTool,
  settle,
  small,
  startupOffer,
  termsAcceptance,
  workflow,
  workspaceKeys,
  zionFile,
} = tests

const offers = 'creator $createdBy, saved $isSaved, history $hasHistory: $heading, $official, $history'
const cutoff = 'a project saved at $savedAt, about the cutoff, is read: $isRead'
const kept = 'what is saved to history is found again, with its picture'
const shown = '$mode: parts at opacity $opacity, connection boxes $points, braces $braces'
const behaviour = '$mode: locked $isLocked, opacity $partOpacity, $tool, after $previous'
const reopened = '$change asks for the steps again: $isReset'
const touched = '$change asks for the steps again: $touches'

/** The project file and how it is loaded, saved and brought up to date; modes, reset, snapping and zoom. */
export const projectRows: readonly Row[] = [
  load('On startup the product checks for an autosave in local storage', startupOffer(offers)),
  load('On startup the product checks for an official saved project', startupOffer(offers)),
  load(
    'An autosave whose id matches the header id is offered',
    backup('what was saved comes back whole'),
    startupOffer(offers),
  ),
  load(
    'A mismatch discards the autosave',
    backup('a backup is not offered to $why', "'another header'"),
    newestKept('the drawing of a quote is not offered in the sandbox'),
  ),
  load(
    "If the header's last update is later than its creation, the official project is fetched",
    startupOffer(offers, "'EZT'"),
    loadOfficial('the official project of a quote is fetched and said to be loaded'),
  ),
  load(
    'When loaded the canvas is sized',
    backup('what was saved comes back whole'),
    bringBack('a backup comes back'),
  ),
  load(
    'When loaded project details, canvas details and objects are restored',
    savedProject('a saved project is read back with the same layout'),
    projects('a saved project is given back as it was'),
    layoutSchema('comes through as the domain has it'),
  ),
  load("When loaded a 'Project Loaded' toast shows", small(kept), projectFile('Project Loaded')),
  load('A 1 second delay applies to the load', messagesInBrowser('a project takes a second to load')),
  load(
    "'Start Project' sets the desired ratio",
    newLayout('%s: 1:12, loops, no child rails, retail, inches'),
  ),
  load("'Start Project' sets the default handrails", newLayout('$product: $surface, $rails, $width in')),
  load(
    'If the saved file is empty, the project starts blank',
    savedProject('Empty Layout Registered'),
    loadOfficial('a quote without a saved project starts blank, under the name of the quote'),
  ),
  load(
    'After an import each canvas item with an item number is refreshed by a short-name lookup',
    placeParts('a part the catalogue does not hold is named, not lost'),
    savedProject('a part named by its short description has a name'),
  ),
  load(
    'Application lock: the terms acceptance flag is checked, and if absent the terms modal shows',
    termsAcceptance('who has not accepted the terms is asked; who has is not asked again'),
  ),
  load(
    'Locked unless a header id loads and authorizes, or no id is given and the user has the sandbox permission',
    openProject('$who with id $id: $expected', 'a refused $call: $expected'),
  ),
  save("'Save to history' writes the project to local storage as the autoSave entry", small("'autoSave'")),
  save('Ctrl+S saves to history', editorKeys('Ctrl+S asks for saving'), workspaceKeys("'Control+s'")),
  save("'Saved to history'", small('Saved to history'), workspaceKeys('Saved to history')),
  save("'Load from history' with no entry: 'No History To Load'", small('No History To Load')),
  save(
    'Otherwise it restores canvas size, project, canvas state and objects',
    backup('what was saved comes back whole'),
    bringBack('a backup comes back with its confirmed steps, and undo brings back what was on screen'),
  ),
  save("Loading a file shows 'Project Loaded'", projectFile('Project Loaded')),
  save(
    "Loading with no file chosen shows 'Failed to load file'",
    runsInBrowser('a file dialog answered with nothing says so'),
    chooseFile('a dialog that is closed brings none'),
  ),
  save(
    'Finishing through the dealer-portal path clears the autosave',
    messagesInBrowser('a finished quote says that it is saved, clears its autosave and closes'),
    backup('the backup of another project stays when this one is finished'),
  ),
  rowsOf('spec 1 §3, saved project file')(
    'vizionVersion, creationDate, updatedDate, projectDetails, canvasDetails; or version, dtmCreated, dtmLastUpdate, project, canvas, versionBrand, vizionHeaderId',
    savedProject('the other reading of the field names is read'),
  ),
  rowsOf('spec 1 §3, saved project file')(
    'It is downloaded as a .zion file, encrypted with a keyed scheme',
    zionFile(
      'a file opens to the text it was made of, and shows nothing of it',
      '%s is refused in one sentence',
    ),
    projectFile('toMatch(/\\.zion$/)'),
  ),
  mode(
    'Clicking the active sidebar mode again returns to Building',
    editorKeys('the active mode again leads back'),
  ),
  mode(
    'Any error in the error store forces Error mode',
    errorMode('any error forces Error mode, from %s too, and parts stand still in it'),
  ),
  mode(
    'Leaving Connection clears connection boxes and errors',
    scene(shown),
    drawLayout('outlines a part without connections in red where connections are made, and nowhere else'),
  ),
  mode('Leaving Run clears run colours', scene('run colours are shown while runs are built, and not after')),
  mode('Leaving Leg or Bracing resets corner pockets and cross bracing', scene(shown)),
  mode('Building: objects unlocked, full opacity', modes(behaviour), scene(shown)),
  mode(
    'Connection, Run, Closure, Leg, Bracing: objects locked, half opacity',
    modes(behaviour),
    scene(shown),
    editorKeys('in %s parts stand still'),
  ),
  mode(
    'Handrail, Drafting: objects unlocked',
    modes(behaviour),
    editorKeys('in Handrail a click selects a platform; parts can be moved, but not cloned or deleted'),
  ),
  mode('Confirm: objects locked, full opacity', modes(behaviour), scene(shown)),
  reset('A layout change is a rotate of pathway parts', editorKeys(reopened, "'a turn'")),
  reset('A layout change is an add of pathway parts', editorKeys(reopened, "'a new part'")),
  reset('A layout change is a move of pathway parts', editorKeys(reopened, "'a move'")),
  reset('A layout change is a remove of pathway parts', editorKeys(reopened, "'a deletion'")),
  reset('A layout change is a property change in Building mode', editorKeys(reopened, "'a stair height'")),
  reset(
    'If the Handrail mode flag is set, the mode flags are reset',
    editorKeys(reopened),
    workflow(touched),
  ),
  reset(
    'Not while a project is loading',
    editorKeys('a drawing that is loaded keeps the steps it was confirmed with'),
  ),
  excusedIn(`${SOURCE}, reset on layout change`)(
    'All generated data is reset: connections, bracing, runs, legs, entrance and exit, closures',
    'What is generated follows from the parts at every look, so it is never stale; what a person typed or assigned stays and pre-fills the steps, each of which is asked again (docs/architecture.md, the reset rule).',
  ),
  migration(
    'A project saved before the cutoff of 2020-12-02 22:00 is rejected',
    savedProject(cutoff, 'the last save counts for the cutoff, not the first one'),
    projects('is refused in the words of the specification when it is too old or holds none'),
  ),
  migration(
    'Earlier fixes cover RAMP support fields',
    savedProject('a ramp without support fields has none', 'a ramp with one of them keeps it'),
  ),
  migration('Earlier fixes cover STAIR support fields', savedProject('a stair loses its support fields')),
  migration(
    'Earlier fixes cover shortName taken from the short description',
    savedProject('a part named by its short description has a name'),
    projects('is brought up to date when it is loaded'),
  ),
  migration(
    'Earlier fixes cover rectangle points',
    savedProject('a rectangle of corner points has a width and a length'),
  ),
  snapping(
    'Moving a system part onto another reverts it to its last valid position',
    selectTool('goes back to the last place where it lay on none'),
    canvasInBrowser('a card dropped on a part is refused and says so'),
  ),
  snapping(
    'Grid snapping is optional',
    settle('brings the corner onto a grid of $step in at zoom $zoom'),
    workspaceKeys('with Grid Snapping parts stand on the grid'),
  ),
  zoom('Zoom is clamped 0.2 to 2.4 in steps of 0.1', camera('a zoom of $asked becomes $zoom')),
  zoom(
    'Alt plus the mouse wheel zooms',
    camera('with Alt zooms a step about the pointer'),
    workspaceKeys('Alt and the wheel zoom from 20 to 240 percent'),
  ),
  zoom(
    'Fit margins are 80 px wide and 120 px high',
    camera('a box of $box in a view of $view gives zoom $zoom and the box in the middle'),
  ),
  zoom('The grid changes at zoom 1 or 1.1', drawLayout('at zoom $zoom the grid has a line every $step in')),
]
