import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const SOURCE = 'spec 3 §9'
const constant = rowsOf(SOURCE)
const excused = excusedIn(SOURCE)

const {
  camera,
  closureRules,
  closuresByLine,
  drawLayout,
  editorKeys,
  graphicsInBrowser,
  handrails,
  lineConnections,
  litBars,
  looseParts,
  newDrawing,
  phdFigures,
  pick,
  preferences,
  ratioScale,
  sisterLine,
  small,
  termsAcceptance,
  toasts,
  turnbacks,
  whichClosures,
  workflow,
} = tests

const point = '$away in (25 px are 15 in) from the point it becomes $becomes'
const brace = '$away in from an $kind brace'
const closes = '$kind: $closes'
const beside = '$component at the $position of a platform, $difference in narrower: $closure'
const color = '$what is $color'

/** The constants and limits of the guided workflow. */
export const constantRows: readonly Row[] = [
  constant('Toast auto-close 5000 ms', toasts(closes, "'warning'}", '5000')),
  constant("Toast auto-close 2000 ms for 'Project Loaded'", toasts(closes, "'saved'}", '2000')),
  constant('Click radius entrance/exit 25 px', pick(point)),
  constant('Click radius legs 25', pick('$away in beside the leg')),
  constant('Click radius bracing corner 15', pick(brace)),
  constant('Click radius cross brace 35', pick(brace)),
  constant(
    'Corner-pocket grouping 40',
    tests.legPositions('two 5x5 side by side, $gap in apart, stand on $legs'),
  ),
  constant('Zoom 0.2 to 2.4 step 0.1', camera('a zoom of $asked becomes $zoom')),
  constant(
    'Fit margins 80 wide, 120 high',
    camera('a box of $box in a view of $view gives zoom $zoom and the box in the middle'),
  ),
  constant('Grid changes at zoom 1 or 1.1', drawLayout('at zoom $zoom the grid has a line every $step in')),
  constant('Nudge 0.5, jump 10', editorKeys('$key with $held moves the selection by $dx, $dy')),
  constant('Rotation 45 degrees', editorKeys('R turns by 45 degrees clockwise, Shift+R back')),
  constant('Closure overlap 5 px', whichClosures('of two whose origins lie $apart in apart there are $ids')),
  constant('Length difference under 6 (side): no closure', closureRules(beside)),
  constant('Length difference under 8 (center): no closure', closureRules(beside)),
  constant(
    'Custom trigger 170.17',
    closureRules('vertical pickets at a ramp on an 8 ft side are made to order'),
  ),
  constant(
    'Turnback length 30',
    closuresByLine('with rails on the three other sides it is a turn-back of 18 in'),
  ),
  constant('Ninety-degree merge under 60', whichClosures('$product with origins $apart in apart: $ids')),
  constant(
    'Usable widths 48 and 60',
    turnbacks('on P3G 5 ft sides keep their own', 'on PATHWAY HD 5 ft sides merge'),
  ),
  excused(
    'Minimum 4 for 66 platforms',
    'The specification does not say of what. Read as the smallest length difference that closes on a 6x6, it concerns gaps of 4 to 6 px (2.4 to 3.6 in), which take no kit (reference of the trade, 7.9), so no list can change.',
  ),
  constant('Closure colour #ee5253', drawLayout(color, "'#ee5253'")),
  constant('Closure colour selected #5868f3', drawLayout(color, "'#5868f3'")),
  constant('Closure colour custom orange', drawLayout(color, 'PALETTE.closureCustom')),
  constant(
    'Minimum platform side toward a ramp on PHD 41.5',
    lineConnections(
      'a PATHWAY HD platform side shorter than 41.5 in is too small for a ramp, one of 41.5 in is not',
    ),
  ),
  constant(
    'Desired ratio tolerance: run value plus 6',
    ratioScale('a residential job at 1:12: red up to 1:8, amber up to 1:12, green up to 1:18'),
  ),
  constant(
    'Resting 5x5 exempt',
    tests.legPositions('a resting 5x5 hangs between ramps'),
    handrails("'a resting platform'"),
  ),
  constant(
    'Usable 5x3 (feet) has no handrail options',
    handrails('neither has a platform of usable 5 by 3 ft made with rails, whichever way it lies'),
  ),
  constant(
    'Item 11559 has no handrail options',
    handrails('the item that stands in for one that could not be made has no rails and tread direction 3'),
  ),
  constant(
    'Transition parts: PHD PRGT, PBP, PRLT',
    phdFigures("'PRGT'}      | ", "'PBP'}       | ", "'PRLT'}      | "),
  ),
  constant('Transition parts: APD and HAR with their prefix', sisterLine("'RGT'}", "'RLT'}")),
  constant('PHD starter ramp PHDRS648G', phdFigures("'PHDRS648G'}")),
  constant(
    'Add-on TMEM 4.75 expands to 2 of TMEM 2.5-1 and 1 of TMEMR 2.25',
    looseParts('a high mat is built of two mats and a riser'),
    tests.partsLists("{ 'TMEM 2.5-1': 6, 'TMEMR 2.25': 3 }"),
  ),
  constant(
    'Onboarding 4 steps',
    graphicsInBrowser('a newcomer watches the tutorial once, and may watch it again'),
  ),
  constant(
    'Progress bar 6 steps',
    workflow('the progress bar counts six steps'),
    litBars('$done completed steps'),
  ),
  excused(
    'Slider defaults: stroke width 0 shapes, 1 lines',
    'Spec 2 §9 also says that the default stroke has width 2; that is what is drawn with (new-drawing.test.ts), and a slider shows the width its drawing has.',
  ),
  constant('Smoothness 2', newDrawing('a line is smoothed by 2', 'an arc is smoothed by 2')),
  constant('Line cap 2 (round)', newDrawing('a line ends round')),
  constant('Local storage key tutorial', small("'tutorial'")),
  constant(
    'Local storage key stencilWarnings',
    preferences('a helper that is switched is kept under its own key', "'stencilWarnings'"),
  ),
  constant('Local storage key showGuides', preferences("'showGuides'")),
  constant('Local storage key autoSave', small("'autoSave'")),
  constant('Local storage key addText', small("stored(page, 'addText')")),
  constant(
    'Local storage key canvasInteractionReminder',
    tests.canvasSettings(
      'where the canvas must be clicked it says so for four seconds, and settings keep it quiet',
    ),
  ),
  constant(
    'A per-user per-version terms flag',
    termsAcceptance('the flag is kept for each person and each version of the terms'),
  ),
  ...[
    [
      'payment is charged within 30 days of card authorization',
      'charged within 30 days of card authorization',
    ],
    ['buyers are 18 or over', 'Buyers must be 18 or over'],
    ['shipping US only', 'within the United States only'],
    ['one promo code per transaction', 'One promo code can be used per transaction'],
    ['10-day cure period', 'not cured within 10 days of notice'],
    [
      'return or destroy software within 10 days of termination',
      'return or destroy the software within 10 days',
    ],
    ['liability cap greater of $100 or the license fee', 'the greater of $100 or the license fee'],
    ['claims limited to 1 year', 'Claims must be brought within 1 year'],
    ['small-dispute arbitration under $5,000', 'under $5,000 may be settled in small-dispute arbitration'],
    ['minimum age for personal information 13', 'anyone under 13'],
  ].map(([rule = '', says = '']) =>
    constant(`Terms and legal: ${rule}`, tests.legalFigures('$page: $says', says)),
  ),
]
