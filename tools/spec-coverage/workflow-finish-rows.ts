import { type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const finish = rowsOf('spec 3 §4.8')
const start = rowsOf('spec 3 §4.9')
const design = rowsOf('spec 3 §4.10')

const {
  backup,
  braces,
  bringBack,
  camera,
  chooseFile,
  drawingIssues,
  files,
  finishInBrowser,
  finishProject,
  itemList,
  legChoices,
  mainJob,
  openProject,
  placeTool,
  preferences,
  projectFile,
  runsInBrowser,
  small,
  stepDots,
  termsAcceptance,
} = tests

const kept = 'what is saved to history is found again, with its picture'
const order = 'layout, project and header are saved in one call'
const unlocks = '$who with id $id: $expected'

/** States of finishing, of saving and loading, and of the whole job. */
export const workflowFinishRows: readonly Row[] = [
  finish(
    'Finish builds the item list',
    itemList('the switchback: every row is ticked, and the list is the printout'),
  ),
  finish(
    "Creator 'default': parts are generated through the server",
    finishProject('its parts are generated through the server'),
  ),
  finish(
    "Creator 'default': the editor returns to Building",
    finishInBrowser("await expect(page.getByRole('tab', { name: 'Platforms' })).toBeVisible()"),
  ),
  finish(
    'Otherwise the layout PDF is saved',
    finishProject(order),
    mainJob('compare the PDF with the printout'),
  ),
  finish('Otherwise the project JSON is saved', finishProject(order)),
  finish('Otherwise the header is saved', finishProject(order), mainJob('read the quote in the portal')),
  finish('Then the tab closes', mainJob("page.waitForEvent('close')")),
  finish(
    'Then the autosave is cleared',
    backup('a cleared backup is gone', 'the backup of another project stays when this one is finished'),
  ),
  finish(
    'Files saved as {headerId}.pdf in container vizionprojects',
    files("['vizionprojects', '1001.pdf', { headerID: '1001', kind: 'pdf' }]"),
  ),
  finish(
    'Files saved as {headerId}.json in container vizionprojects',
    files("['vizionprojects', '1001.json', { headerID: '1001', kind: 'json' }]"),
  ),
  start(
    "'Save to history' writes the project to local storage",
    small(kept),
    backup('what was saved comes back whole'),
  ),
  start("'Load from history' reads the autoSave entry", small(kept), backup('a damaged backup is none')),
  start("None gives 'No History To Load'", small('No History To Load')),
  start(
    'Otherwise it restores canvas size, project, canvas state and objects',
    backup('what was saved comes back whole'),
    bringBack('a backup comes back with its confirmed steps, and undo brings back what was on screen'),
  ),
  start("Loading a file shows 'Project Loaded'", projectFile('Project Loaded')),
  start(
    "With no file selected 'Failed to load file'",
    runsInBrowser('a file dialog answered with nothing says so'),
    chooseFile('a dialog that is closed brings none'),
  ),
  start(
    'Startup: the terms acceptance flag is checked',
    termsAcceptance('who has not accepted the terms is asked; who has is not asked again'),
  ),
  start('If the flag is absent, the modal shows', mainJob('Before you design')),
  start(
    'The application lock is set unless a header id loads and authorizes',
    openProject(unlocks, 'a refused $call: $expected'),
  ),
  start(
    'The lock is set unless the user has the sandbox permission when no id is given',
    openProject(unlocks),
  ),
  start('Zoom clamped 0.2 to 2.4', camera('a zoom of $asked becomes $zoom')),
  start('Zoom in 0.1 steps', camera('a zoom of $asked becomes $zoom')),
  start(
    'Guide display is on unless a local setting says off',
    preferences('guides are shown while the local setting says'),
  ),
  start('Adding text shows once an info toast (via local flag)', small('the hint about text is given once')),
  design(
    'Canvas layout, handrail builder, run builder (height, select parts, end height), connections, legs, bracing',
    mainJob('a dealer takes a real switchback from the first click to the accepted quote'),
    stepDots('seven steps, from Handrail to Confirm'),
  ),
  design('Connections: entrance and exit assignment', mainJob('assign the entrance and the exit')),
  design(
    'Legs toggle between auto-generate and manual',
    finishInBrowser('a leg is lengthened, switched off, and ordered by hand'),
    legChoices('automatic legs off'),
  ),
  design('Bracing toggles between auto-generate and manual', braces('automatic bracing off')),
  design(
    'Tools stencils must be deleted before finalizing',
    drawingIssues('a ruler or measure that was left keeps a layout from being finished; a graphic does not'),
  ),
  design(
    'Stencils are placed by drag',
    placeTool('follows the pointer, is placed where it is let go and is selected'),
  ),
  design(
    'Stencils are placed by click (drops at canvas centre)',
    placeTool('puts the part at the middle of the view and selects it'),
  ),
]
