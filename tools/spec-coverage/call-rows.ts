import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const SOURCE = 'spec 3 §7'
const call = rowsOf(SOURCE)
const excused = excusedIn(SOURCE)

const {
  calls,
  client,
  closureCalls,
  closureRows,
  convertInBrowser,
  everyCall,
  finishInBrowser,
  finishing,
  finishProject,
  finishServer,
  generate,
  headers,
  itemList,
  items,
  madeItems,
  messagesInBrowser,
  openProject,
  projects,
  translate,
  users,
} = tests

const takes = '%s takes what it needs and refuses what it cannot use'
const asked = 'the server is asked in inches, by rail, kind and position'
const connection = "const ramp = (id: string, place: string) => against(id, 'PHDR848G', place)"
const onceOnly = 'a list of add-ons that cannot be loaded says so, and is asked for once'
const counted = 'closures are counted by the server whenever they change'
const order = 'layout, project and header are saved in one call'

/** The calls of the guided workflow: what they are told, what they answer, and what their failures do. */
export const callRows: readonly Row[] = [
  call(
    'All calls carry a bearer authorization header',
    client('the fields of a POST travel as JSON with the bearer token'),
    everyCall('asks a stranger to log in'),
  ),
  call('All calls carry JSON content', client('the fields of a POST travel as JSON with the bearer token')),
  call('CatalogItemsGet: payload productLine', calls(takes, "'catalogItemsGet'")),
  call(
    'CatalogItemsGet: response list of default add-on items',
    items('add-ons hold everything that is ordered beside the drawing, each with quantity 0'),
  ),
  call('CatalogItemsGet: called once when product is known', messagesInBrowser(onceOnly)),
  call('RampGenerateClosures: payload productLine', calls(takes, "'rampGenerateClosures'")),
  call(
    'RampGenerateClosures: railOpenings (non-PHD)',
    closureCalls('openings of the call on every line but PATHWAY HD'),
    generate('the openings of a whole job give the closures of its parts list'),
  ),
  ...['railType', 'connectionType', 'width', 'connectionPosition'].map((field) =>
    call(`railOpenings: ${field}`, closureRows(asked, `      ${field}: `)),
  ),
  call(
    'railOpenings: width in inches',
    closureCalls("'TWO_LINE PLATFORM_TO_RAMP 24.6 SIDE'"),
    closureRows(asked),
  ),
  call(
    'RampGenerateClosures: hdConnections (PHD)',
    closureCalls('connections of the call on PATHWAY HD'),
    closureRows('on PATHWAY HD the server is asked about connections'),
    generate('openings of PHD are refused for other product lines'),
  ),
  ...[
    'connectionType',
    'componentA',
    'componentB',
    'connectionPositionA',
    'connectionPositionB',
    'connectedSideLengthComponentA',
    'connectedSideLengthComponentB',
    'platformSideLengthA',
    'platformSideLengthB',
    'rampRelativeOrientation',
    'isLowerLoop',
  ].map((field) => call(`hdConnections: ${field}`, closureCalls(connection, `${field}: `))),
  call(
    'hdConnections: platformRailType',
    generate('the PATHWAY HD connections of %s give the closures of its parts list'),
  ),
  call(
    'Vertical pickets on P3G, APD, HAR: halves of ids ending in a or b are one of twice the length',
    closureCalls('vertical pickets: one of twice the length', 'vertical pickets at the side as they are'),
    closureRows('two picket closures beside a centred ramp are cut from one kit, and both name it'),
  ),
  call(
    'Stair closures of ids ending in a or b are one of twice the length',
    closureCalls('a centred stair: one of twice the length', 'both halves beside a centred stair are one'),
  ),
  call(
    'RampGenerateClosures: response list of itemNumber, shortName, quantity',
    generate('closure kits for openings', 'the openings of a whole job give the closures of its parts list'),
    finishInBrowser("'29070 PPCTL 2'"),
  ),
  call('Called whenever the closure list changes', finishInBrowser(counted)),
  call(
    'An empty list clears quantities',
    generate("['no openings, nothing', [], {}]"),
    closureCalls('a closure that is off is not sent'),
  ),
  call(
    'VizionHeaderGet: payload headerID',
    calls(takes, "'vizionHeaderGet'"),
    everyCall("['vizionHeaderGet', 'headerID'"),
  ),
  call(
    'VizionHeaderGet: response record including customerNumber',
    headers('the dealer, internal staff and customer 00000 open a header', "customerNumber: '10001'"),
    openProject('$who with id $id: $expected'),
  ),
  call(
    'Finish path: ramp generation',
    generate('%s comes to its price and linear feet'),
    itemList('the switchback: every row is ticked, and the list is the printout'),
  ),
  call('Finish path: RampGenerateChildRails', generate('child rails are lines of their own call')),
  call(
    'Finish path: RampGenerateComponentConnections, RampGenerateBraces, RampGenerateLegs',
    generate('legs, braces and connections are lines of the same list'),
  ),
  call('Finish path: LinearFeetGet', items('linear feet count the longer of usable length and width')),
  call(
    'Item translation: translation type id 1 converts P3G to P2G',
    madeItems('a list is translated item by item, and what has no counterpart is said'),
    translate('keeps places, runs and openings and is quoted in the other line'),
    convertInBrowser('staff convert a PATHWAY 3G design to 2G, and go on with it there'),
    everyCall("['itemTranslateItemList', 'translationTypeId'"),
  ),
  call(
    'Finish path: VizionHeaderUpdate',
    headers('finishing the real switchback issues the quote of its printout'),
    finishProject(order),
  ),
  call(
    'Finish path: VizionProjectUpdate and layout save',
    finishServer('quote, PDF and project are stored together'),
    projects('the first save happens once; every further one is a version of its own'),
  ),
  excused(
    'Finish path: SharePoint id fetch',
    'Finish needs no id of a document store: the one call of Finish stores PDF and project under the id of the header (docs/decisions/013). The call exists and is answered (made-items.test.ts, the ids of the document store are told).',
  ),
  call(
    'Failures of child-rail, connection and bracing calls return null and processing continues',
    itemList(
      'child rails that the server gives no answer about are told, and the work goes on',
      'done look look done done',
      'done done done done look',
    ),
  ),
  call(
    'POST api/users: body is the user object',
    messagesInBrowser("toMatchObject({ name: 'Ines Calder' })"),
    users('a person is remembered with what the token says of them, whatever the body claims'),
  ),
  excused(
    'POST api/users: response data becomes the current user',
    'The current user is what the token says, so that nothing an answer claims gives a right; the answer holds the same.',
  ),
  excused(
    'POST api/users: failure only logged',
    'The browser has no log that somebody reads (style: no console); the failure is passed over and the page goes on.',
  ),
  call(
    'PDF creation takes closures, legs, crossBracing, angleBracing and the user; done in the client',
    tests.pdf('names the project and the dealer in its properties'),
    finishing('a quote keeps the PDF it was issued with until the next one is issued'),
  ),
]
