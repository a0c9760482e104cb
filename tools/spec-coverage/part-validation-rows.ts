import { type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const custom = rowsOf('spec 2 §5, custom part sliders')
const check = rowsOf('spec 2 §5, handrail and connection checks')
const option = rowsOf('spec 2 §5, options and canvas')
const panel = rowsOf('spec 2 §5, property panel')

const {
  canvasInBrowser,
  colorText,
  connections,
  customItem,
  drawingsInRow,
  favorites,
  galleryInBrowser,
  lineConnections,
  madeItems,
  options,
  parseLength,
  partChoices,
  platformOptions,
  propertiesInBrowser,
  selectDrawings,
  selectTool,
  small,
  transformItem,
  twoLine,
  variantChoices,
} = tests

const sliders = 'the sliders of a $industry $kind'
const offered = '$product $platform: low profile $lowProfile, landing pad $landingPad, resting $resting'
const drawingSliders = 'sliders of a drawing end where the specification says'
const supports = 'ramp supports are for ramps, and off-angled is for supported ends'
const notMade = 'a part that cannot be made says so'

/** Validation rules of parts, graphics and the property panel. */
export const partValidationRows: readonly Row[] = [
  custom('Length slider: step 6', customItem(sliders, 'a length off the steps of 6 in')),
  custom('Length slider: max 96', customItem(sliders)),
  custom('Length slider: min 18 for ramps', customItem(sliders, 'a ramp shorter than any in stock')),
  custom('Length slider: min 6 for residential platforms', customItem(sliders)),
  custom('Length slider: min otherwise 36', customItem(sliders)),
  custom('Length slider: hidden for pieces', customItem(sliders, 'a transition of another length')),
  custom('Width slider: step 0.5', customItem(sliders, 'a width off the steps of half an inch')),
  custom('Width slider: min 18 for residential ramps and transitions', customItem(sliders)),
  custom('Width slider: min 6 for residential platforms', customItem(sliders)),
  custom(
    'Width slider: min 48 for commercial ramps',
    customItem(sliders, 'a commercial ramp narrower than 48 in'),
  ),
  custom('Width slider: min otherwise 36', customItem(sliders, 'a commercial platform under 36 in')),
  custom(
    'Width slider: max 48 for residential ramps',
    customItem(sliders, 'a residential ramp wider than 48 in'),
  ),
  custom(
    'Width slider: max 60 for residential PBP transitions',
    customItem(sliders, 'a plate up to 60 in wide'),
  ),
  custom('Width slider: max 60 for commercial ramps', customItem(sliders)),
  custom(
    'Width slider: max 48 for other transitions',
    customItem(sliders, 'an upper transition wider than 48 in'),
  ),
  custom('Width slider: max otherwise 96', customItem(sliders, 'a platform wider than 96 in')),
  custom(
    "Under 41.5 inches: 'Platform sides under 41.5\" will not allow for connections to ramps.'",
    customItem('a platform side under 41.5 in is warned about, and one of 41.5 in is not'),
    galleryInBrowser('Platform sides under 41.5" will not allow for connections to ramps.'),
  ),
  custom(
    "A custom platform's overall size is the usable size plus a border on each side",
    customItem('a platform, priced by area with 15 percent'),
  ),
  custom(
    'A generated result with item number 11559 is a failure',
    madeItems('what cannot be made is answered with number 11559, and takes no number'),
    small(notMade),
  ),
  custom(
    "'A part could not be generated based on these measurements'",
    small('A part could not be generated based on these measurements'),
  ),
  custom(
    "'If needed please contact customer service for assistance' (auto-close 5 seconds)",
    small('If needed please contact customer service for assistance', 'await expect(toast).toBeHidden()'),
  ),
  check(
    'A platform-to-45-degree connection is valid only when both sides have two-line rails',
    twoLine('a platform without rails', 'a piece without rails'),
  ),
  check(
    "A platform-to-45-degree connection is valid only when one side's usable length is 8 feet",
    twoLine('neither side is 8 ft'),
  ),
  check(
    'Handrail interference compares handrail sides with the connection side',
    connections('There are connections that overlap guards / handrails. [a b]'),
  ),
  check(
    'The platform-side match check flags different side lengths',
    lineConnections('Platform edges of different sizes cannot connect [a b]'),
  ),
  option(
    'The default ramp width cannot be changed once any ramp is on the canvas',
    options('the ramp width is locked once a ramp is on the canvas'),
  ),
  option('An option with only one choice is disabled', options('an option with one choice is locked')),
  option(
    'Canvas size inputs accept numbers',
    parseLength('"%s" is no length'),
    canvasInBrowser('a canvas size that is refused leaves the field'),
  ),
  option(
    'Canvas size inputs are converted from the chosen units',
    parseLength('$text in a project that counts in $units is $inches in'),
  ),
  option(
    'Colour input accepts a hex value only if it is valid; otherwise the change is ignored',
    colorText('"$typed" is the colour $color'),
  ),
  option(
    "Colour swatch 'active' is judged by lowercase comparison",
    colorText('$a and $b are one colour: $same'),
  ),
  option(
    'Favorites can be added only if local storage is available',
    favorites('where the browser keeps nothing no heart can be set'),
  ),
  option("Otherwise 'Could not save favorite'", small('Could not save favorite')),
  option(
    'Objects snap with threshold 45 and angle 45 (canvas-wide)',
    selectTool('goes in steps of 45 degrees and is one entry'),
  ),
  option(
    'Portable parts use threshold 15 and angle 15',
    drawingsInRow('a portable goes by 15 degrees at its handle'),
  ),
  option(
    'Rulers and drafting lines use 5',
    selectDrawings('a $kind turned by some 34 degrees stands at $expected'),
  ),
  panel(
    "Low Profile shows 'Not available based on settings' unless surface is SOLID and handrails is TWO_LINE",
    platformOptions(offered),
    propertiesInBrowser('what surface and rails do not allow says so'),
  ),
  panel(
    "Landing Pad shows 'Not available based on settings' unless surface is SOLID and handrails is TWO_LINE",
    platformOptions(offered),
    propertiesInBrowser('what surface and rails do not allow says so'),
  ),
  panel(
    'P3G, APD, HAR: low profile and landing pad offered',
    platformOptions(offered, 'APDPS55TL', 'HARPS55TL'),
  ),
  panel('P2G: low profile only for 5x5, 4x5 or 5x4 platforms', platformOptions(offered, 'MP66')),
  panel(
    'P2G: landing pad only for 5x5',
    platformOptions(offered, 'switching the landing pad of $from gives $to'),
  ),
  panel('P2G: resting-platform toggle only for 4x5 or 5x4', platformOptions(offered)),
  panel('Ramp bottom support only for item type RAMP', small(supports)),
  panel('Off-angled options only when that end is supported and type is RAMP', small(supports)),
  panel('Opacity 0.1 to 1, step 0.1', small(drawingSliders, "'aria-valuenow'")),
  panel('Stroke width 0 to 20', small(drawingSliders, "'Line width')).toEqual([0, 20])")),
  panel('Callout border stroke about 0 to 10', small(drawingSliders, "'Width')).toEqual([0, 10])")),
  panel('Pointer stroke about 0 to 4', small(drawingSliders, "'Width', 1)).toEqual([0, 4])")),
  panel('Arrow size 3 to 15', small(drawingSliders, "'Arrow size')).toEqual([3, 15])")),
  panel(
    'Logicless toggle appears only for certain internal users (decided by an e-mail check)',
    small(
      'only some internal users take a part out of the logic, only mats have a box',
      'a dealer does not take parts out of the logic',
    ),
  ),
  panel(
    'Ship In Box toggle appears only when the short description contains TAEM',
    small('only some internal users take a part out of the logic, only mats have a box'),
    variantChoices('a mat without a box stays itself, another size is one choice'),
  ),
  panel(
    'Ship In Box switches the short name suffix between -1 and -NB',
    transformItem('$from in a box: $isBoxed gives $to'),
    small('TAEM 1.5-NB'),
  ),
  panel(
    'Changing loops is local only and makes no call',
    small('loops are changed without a call, low profile asks for another item'),
  ),
  panel(
    'Changing childRails is local only and makes no call',
    small('child rails are changed without a call'),
    partChoices('loops and child rails of its own, until the project decides again'),
  ),
  panel('Sizes in size-matching use tolerance 8', transformItem('a size more than 8 px from any other')),
]
