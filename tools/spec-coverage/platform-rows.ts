import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const SOURCE = 'spec 1 §5'
const rule = rowsOf(SOURCE)
const excused = excusedIn(SOURCE)

const {
  accessPolicy,
  additionalProducts,
  canvasInBrowser,
  canvasSize,
  drawTool,
  formatLength,
  graphicsInBrowser,
  keepPreview,
  openProject,
  parseLength,
  placeParts,
  portalInBrowser,
  savedProject,
  selectTool,
  settle,
  small,
  typedNumber,
} = tests

/** Validation rules of the platform. */
export const platformRows: readonly Row[] = [
  rule(
    'Canvas size: minimum 400x400 px',
    canvasSize('{ width: 240, height: 720 }', '{ width: 960, height: 240 }'),
  ),
  rule(
    'Canvas size: maximum 3000x3000 px',
    canvasSize('{ width: 1800, height: 720 }', '{ width: 960, height: 1800 }', 'cannot be larger'),
  ),
  rule(
    'Resizing is refused if items would fall off the canvas',
    canvasSize('$growth with a part at $part gives $expected'),
  ),
  rule(
    "'Cannot resize, stencils will go off canvas'",
    canvasSize('Cannot resize, stencils will go off canvas'),
  ),
  rule(
    "Below the minimum: 'Canvas width cannot be smaller'",
    canvasSize('Canvas width cannot be smaller'),
    canvasInBrowser('Canvas width cannot be smaller'),
  ),
  rule("Below the minimum: 'Canvas height cannot be smaller'", canvasSize('Canvas height cannot be smaller')),
  rule(
    'Size inputs accept numbers',
    parseLength('"%s" is no length'),
    canvasInBrowser('a canvas size that is refused leaves the field'),
  ),
  rule(
    'Size inputs are converted from the chosen units',
    parseLength('$text in a project that counts in $units is $inches in'),
  ),
  rule(
    'System parts cannot overlap',
    placeParts('half an inch into each other'),
    selectTool('goes back to the last place where it lay on none'),
    canvasInBrowser('a card dropped on a part is refused and says so'),
  ),
  rule('System parts cannot be contained within other system parts', placeParts('one inside the other')),
  rule('Grid snap is 20 px', settle('brings the corner onto a grid of $step in at zoom $zoom')),
  rule(
    'Grid snap is 10 px when zoom is above 1.1',
    settle('brings the corner onto a grid of $step in at zoom $zoom'),
  ),
  rule('Measurements round to 1/16 inch', formatLength('$inches in reads $inInches or $inFeet')),
  rule("Additional product quantities of '0' are dropped", additionalProducts('0 drops it')),
  rule(
    'Additional product quantities that are empty are dropped',
    typedNumber('"%s" is the number %d'),
    additionalProducts('0 drops it'),
  ),
  rule("Load: missing project data gives 'No Project Data'", savedProject('No Project Data')),
  rule(
    "Load: a too-old project gives 'This project is too old to load'",
    savedProject('This project is too old to load'),
  ),
  rule(
    "Autosave without storage: 'Project was not saved -- No Storage'",
    small('a browser without storage says what was not saved'),
  ),
  rule(
    "Autosave without storage: 'Preview was not saved'",
    keepPreview('without storage: Preview was not saved'),
    small('a browser without storage says what was not saved'),
  ),
  excused(
    'For V quotes, saved-quote tables are built only by adding add-on linear feet',
    'The documents name no screen, call or creator that makes a quote of type V; our quotes are of type M, and their tables come from the frozen parts list.',
  ),
  rule(
    'Project name Save is enabled only when the text differs from the stored name',
    small('the project name can be saved while it differs from the stored one'),
  ),
  rule('Vertex mode requires a selected object', drawTool('needs a selected line')),
  rule("Vertex mode otherwise: 'No object selected'", graphicsInBrowser('No object selected')),
  rule(
    'The product query parameter must be in the allowed list; otherwise redirect to /setup',
    small('a product outside of the list, or none, leads to the picker'),
  ),
  rule(
    "Project access: the user's customer_number equals the header's customerNumber",
    accessPolicy('the dealer of the header', 'another dealer'),
    openProject('$who with id $id: $expected'),
  ),
  rule(
    "Project access: the user's customer_number is '00000'",
    accessPolicy('customer 00000'),
    openProject('$who with id $id: $expected'),
  ),
  rule(
    'Project access: the user is internal staff, decided by an e-mail check',
    accessPolicy('internal staff', 'a domain that only ends like ours'),
    openProject('isInternal: true'),
  ),
  rule(
    "Project access otherwise: 'You are not authorized to view this project'",
    openProject('You are not authorized to view this project'),
    portalInBrowser('a quote of another customer is refused'),
  ),
  rule(
    'Without an id, the designer is allowed only with the permission access:sandbox',
    openProject("permissions: ['access:sandbox']"),
  ),
]
