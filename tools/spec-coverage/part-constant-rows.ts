import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const part = rowsOf('spec 2 §9, parts')
const option = rowsOf('spec 2 §9, default options by product')
const look = rowsOf('spec 2 §9, graphics and text')
const excused = excusedIn('spec 2 §9, graphics and text')

const {
  crosshair,
  drawDrawing,
  drawGuides,
  drawTool,
  formSizes,
  galleryInBrowser,
  graphicsLibrary,
  greeting,
  handrails,
  items,
  legPositions,
  looseMarks,
  looseParts,
  messagesInBrowser,
  newDrawing,
  newLayout,
  options,
  p3gFigures,
  p3gNames,
  penTool,
  phdFigures,
  rulerTicks,
  settle,
  small,
  thinned,
  toasts,
  vertexLimits,
} = tests

const lists = 'the fixed lists hold what belongs into each, and staff see more'
const starts = '$product: $surface, $rails, $width in'
const may = '$product: $name may be $values'
const size = '$id is $width by $length inches'
const loops = '%s: 1:12, loops, no child rails, retail, inches, and legs and braces by themselves'
const greets = 'at $hour it says $text'
const fresh = 'a fresh $kind is $width by $length inches'
const caps = 'PATHWAY HD sells no end caps: its free rail ends have loops, whatever the project says'
const ada = 'the ADA box states what a layout keeps to, and shows ticks'

/** The constants of parts, options, graphics and text. */
export const partConstantRows: readonly Row[] = [
  part(
    'Each stair option is named by its minimum height in inches',
    p3gFigures('stair $shortName has $risers risers and serves $min to under $max in', '.min} in Stair'),
  ),
  part(
    'Added universal transition TMEM 4.75: 48 x 48',
    p3gFigures('$shortName is $number, $width x $length in, $weight lb, $price', "'TMEM 4.75'}"),
    items(lists),
  ),
  part('TMEM 4.75: tread width 48', looseMarks('the modular entry mat is one tread wide: it has none')),
  part('Non-PHD lines also RLP: 48 x 72', p3gFigures("'RLP'}"), phdFigures("not.toContain('RLP')")),
  part(
    'RLP: tread width 10',
    looseMarks('treads lie as far apart as the catalogue says', "'the rubber landing pad'"),
  ),
  part('The RLP item is filtered out of the no-generate list', items(lists, "not.toContain('RLP')")),
  part('Gate item gets number 16312 and short name PUG', p3gFigures("'PUG'}     | ", "'16312'")),
  part("In the PHD line a '5x5 Resting' copy of the 5x5 platform is added", phdFigures("'5x5 Resting'")),
  part(
    'Platform name is width x length in feet',
    p3gNames('platform %s', "frontendName: [...digits].join('x')"),
  ),
  part('Ramp name is length in ft', p3gNames('ramp %s', 'frontendName: `')),
  part("PHD starter ramps are named 'ft Starter Ramp'", phdFigures("'6 ft Starter Ramp'")),
  part(
    'A 4x5 or 5x4 platform gets tread direction 1 or 2 by orientation',
    handrails('$shortName with rails on $sides: $direction, $why', "'by orientation'"),
  ),
  part(
    'Corner pocket proximity uses a tolerance',
    legPositions('two 5x5 side by side, $gap in apart, stand on $legs'),
  ),
  part(
    'Corner pocket proximity requires equal rise',
    legPositions('side by side at $heights in: $legs legs, $why'),
  ),
  option('P2G: surface SOLID only', newLayout(starts), options('an option with one choice is locked')),
  option('P2G: handrails TWO_LINE only', newLayout(starts)),
  option('P2G: ramp width 36 (default) or 48', newLayout(starts)),
  option(
    'P2G: loops (default) or endcaps',
    newLayout(loops),
    looseParts('with loops $loops on the upper ramp: $list'),
  ),
  option('P3G, APD, HAR: surface SOLID (default) or EXP_METAL', newLayout(starts), options(may)),
  option(
    'P3G, APD, HAR: NO_RAILS, TWO_LINE (default), HORZ_PICKET, VERT_PICKET',
    newLayout(starts),
    options(may),
  ),
  option('P3G, APD, HAR: ramp width 36 (default) or 48', newLayout(starts), options(may)),
  option('P3G, APD, HAR: loops or endcaps', options(may, "'endcaps'")),
  option(
    'PHD: surface SOLID (hidden)',
    newLayout(starts),
    options('the one surface of PATHWAY HD is not asked for'),
  ),
  option('PHD: NO_RAILS, TWO_LINE, GUARDS (default)', newLayout(starts), options(may)),
  option('PHD: ramp width 48 (default), 54, 60', newLayout(starts)),
  option('PHD: child rails yes or no (default no)', newLayout(loops), options(may, "['no', 'yes']")),
  option('PHD: no choice of end caps', looseParts(caps), tests.headerPayload('whatever was chosen')),
  look('3 cards per row in galleries', galleryInBrowser('three cards stand in a row, two on a phone')),
  look('Graphic stair gap 8 inches', graphicsLibrary(size, "'stairs-6'")),
  look(
    'Slider step 0.5 inch for canvas fractional arrows',
    messagesInBrowser('the arrows of the canvas size move it by half an inch'),
  ),
  look('Toast auto-close 5000 ms', toasts('$kind: $closes')),
  ...[
    "from 18 'Good Evening' (night)",
    "from 15 'Good Evening' (evening)",
    "from 11 'Good Afternoon'",
    "from 3 'Good Morning'",
    "hour 0 gives 'Welcome Back'",
  ].map((band) => look(`Greeting: ${band}`, greeting(greets))),
  look('Stars show before 11 and from 18; the sun shows from 11', greeting(greets, "'dawn'", "'night'")),
  look('Fonts', newDrawing('ten fonts, in this order')),
  look('Default text size 25 or 30', newDrawing('a text has letters of 25 px')),
  excused(
    'Text label size 147x45',
    'Words are as large as their letters (25 px), so that none is cut or lost in an empty box.',
  ),
  look('Right door 36 inches', graphicsLibrary(size, "'door-right'")),
  look('Sliding door 72x6 inches', graphicsLibrary(size, "'sliding-door'")),
  look('French door 144x6 inches', graphicsLibrary(size, "'french-door'")),
  look('ADA box 475x150', formSizes(fresh, "'ada-box'")),
  look('Rise info box 250x190', formSizes(fresh, "'rise-box'")),
  look('Service notes box 250x190 (min height 190)', formSizes(fresh, "'service-box'")),
  look('Tree, bushes and bracing 100x100', graphicsLibrary(size, "'tree'", "'bushes'", "'platform-bracing'")),
  look('Fence 100x20', formSizes(fresh, "'fence'"), graphicsLibrary(size, "'fence'")),
  look('ADA box: runs 36 inches wide', drawDrawing(ada, 'Runs are 36 inches wide')),
  look('ADA box: handrails 34 to 36 inches high', drawDrawing(ada, 'Handrails are 34 to 36 inches high')),
  look('ADA box: 1:12 ratio', drawDrawing(ada, 'Runs have a 1:12 ratio')),
  look('ADA box: 5 by 5 feet landings', drawDrawing(ada, 'Landings are 5 by 5 feet')),
  look(
    'ADA box: no run longer than 30 feet without a resting platform',
    drawDrawing(ada, 'No run is longer than 30 feet without a resting platform'),
  ),
  look(
    'Rise box shows rise at door out and in, porch, steps, grade incline and decline, and total rise',
    drawDrawing('the rise box shows its seven figures'),
  ),
  look('Minimum drag 25 px', drawTool('a drag of $inches inches leaves $drawings drawings')),
  look(
    'Vertex pick radius 15 px',
    vertexLimits('a click $away in from the last point, then another: $points points'),
  ),
  look(
    'Close-polygon distance 15 px',
    vertexLimits('a line whose ends finish $away in apart becomes a $kind'),
  ),
  look('Guide-line step 20', crosshair('guide lines run through the pointer, with a tick at every foot')),
  look('Default stroke black, width 2', newDrawing('a line is black', 'a line is 2 px wide')),
  look('Aligning guide colour green, width 1', drawGuides('an aligning guide is a green line of one pixel')),
  excused(
    'Device pixel ratio 2',
    'The canvas is painted at the ratio of the screen it is on, which is sharper where it is higher.',
  ),
  look('Alignment guides trigger within 8 px', settle('$what', '5 in off at zoom 1: no')),
  look('Alignment guides only for parts closer than 200 px', settle('further than 120 in: no')),
  look('Ruler ticks: primary every 5 units', rulerTicks('20 ft in $unit at zoom $zoom: $labels')),
  look('Knot hit range 5 px', penTool('in $mode mode a click at $at leaves $expected knots')),
  look('Pen path tension default 0.5', newDrawing('a pen path has a tension of 0.5')),
  look('Smooth brush smoothness 2', newDrawing('a line is smoothed by 2')),
  look(
    'Smooth brush decimate 0.4',
    thinned('a point $away px beside the line of a brush: $kept points are kept'),
  ),
  look(
    'Callout default font size 16',
    newDrawing('a callout has letters of 16 px'),
    small("toHaveValue('16')"),
  ),
  look(
    'Callout border padding 4',
    newDrawing('a callout has a padding of 4 px'),
    small("['Padding', 0, '4']"),
  ),
  look('Callout pointer stroke 2', newDrawing('its pointer is 2 px wide'), small("['Width', 1, '2']")),
  look(
    'Callout pointer size 5',
    newDrawing('the tip of its pointer is 5 px'),
    small("['Arrow size', 0, '5']"),
  ),
  look(
    'Circle default radius 20',
    newDrawing('a circle has a radius of 20 px'),
    formSizes(fresh, "'circle'"),
  ),
  look(
    'Drafting line and ruler: lengths shown to 2 decimals in inches or feet',
    drawDrawing('says its length with two decimals in $dimUnits'),
  ),
  look('Line-style dash patterns: solid or [5,15]', drawDrawing('stroke-dasharray="3 9"')),
  excused(
    'Slider defaults elsewhere: stroke width 0 for shapes and 1 for lines',
    'The same section says that the default stroke has width 2; that is what is drawn with, and a slider shows the width its drawing has.',
  ),
  look(
    'Slider default: smoothness 2 (range 2 to 5)',
    newDrawing('a line is smoothed by 2'),
    small("'Smoothness')).toEqual([2, 5])"),
  ),
  look('Slider default: line cap 2', newDrawing('a line ends round')),
]
