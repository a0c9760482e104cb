import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const SOURCE = 'spec 3 §8'
const error = rowsOf(SOURCE)
const excused = excusedIn(SOURCE)

const {
  callToast,
  errorMode,
  errorNotice,
  finishInBrowser,
  finishOnce,
  finishProject,
  generate,
  graphicsInBrowser,
  itemList,
  messages,
  messagesInBrowser,
  openProject,
  outputError,
  partsLists,
  runsInBrowser,
  small,
  translate,
} = tests

const fails = '$call fails: "$message"'
const isRefused = 'refused with $code: "$message"'
const nowhere = 'an address that leads nowhere, and a login that failed, say so'
const saved = 'a finished quote says that it is saved, clears its autosave and closes'

/** The error catalogue of the guided workflow. */
export const errorRows: readonly Row[] = [
  excused(
    "'Could Not Generate config' (handrail config load fails)",
    'Handrail configurations are rules of the product and no call: there is nothing whose loading could fail.',
  ),
  error(
    'Ramp config generation failure: status code and response body text',
    finishInBrowser('500: The database is away.'),
    callToast('a call refused with $status says "$expected"'),
  ),
  error("'Error in submitConnections:' with details", itemList('Error in submitConnections: 503: Stopping.')),
  error(
    "'No child rails found (you may be missing parts)' with 'disregard if your system does not need child rails'",
    itemList(
      'No child rails found (you may be missing parts)',
      'disregard if your system does not need child rails',
    ),
  ),
  error("'Could not configure system child rails'", itemList('Could not configure system child rails')),
  error(
    "'No connections found (you may be missing parts)'",
    itemList('No connections found (you may be missing parts)'),
  ),
  error(
    'No connections found: guidance to verify end brackets, connectors and loops',
    itemList('Verify end brackets, connectors and loops before you order.'),
  ),
  error(
    "'Could not configure system connections'",
    itemList(fails, 'Could not configure system connections'),
  ),
  error("'Could not configure system bracing'", itemList(fails, 'Could not configure system bracing')),
  error(
    "'Could not get {name} info'",
    translate('a part without counterpart stays and is said', 'Could not get PREMTL6 info'),
    tests.items('Could not get PRSTL66 info'),
  ),
  error(
    "'There was an error generating item number list'",
    itemList('There was an error generating item number list'),
  ),
  error(
    "'Additional Part - {name} - Not found'",
    partsLists('Additional Part - '),
    itemList('Additional Part - '),
  ),
  error("'Could not generate linear feet'", itemList(fails, 'Could not generate linear feet')),
  excused(
    "'Could not connect to sharepoint'",
    'No document store outside of the product is asked for anything: Finish stores its files in its own call.',
  ),
  error(
    "'Layout failed to save'",
    finishProject(isRefused, 'Layout failed to save'),
    outputError('Layout failed to save'),
  ),
  error("'Project Failed to update'", finishProject(isRefused, 'Project Failed to update')),
  error(
    "'Project Header failed to update'",
    finishProject(isRefused, 'Project Header failed to update'),
    finishOnce('Project Header failed to update'),
  ),
  error(
    "'Could not generate legs'",
    itemList(fails, 'Could not generate legs'),
    messages('Could not generate legs'),
  ),
  error("'Could not generate parts'", itemList(fails), finishInBrowser('Could not generate parts')),
  error("'Could not generate closures'", finishInBrowser('Could not generate closures')),
  error("'Could Not Load Addon Items'", messagesInBrowser('Could Not Load Addon Items')),
  error("'Could not get header'", openProject('Could not get header')),
  error("'Failed to load file'", runsInBrowser('Failed to load file')),
  error("'No History To Load'", small('No History To Load')),
  error("'No object selected'", graphicsInBrowser('No object selected')),
  error(
    "'You are not authorized to view this project'",
    openProject('You are not authorized to view this project'),
    tests.everyCall('You are not authorized to view this project'),
  ),
  error("'Please Rotate Your Device'", messagesInBrowser('an upright phone is to be turned')),
  error(
    "'An error occurred: {message}' with 'Revert Back' in section and canvas error boundaries",
    errorNotice("what a section throws is shown with 'Revert Back'"),
  ),
  error('Store errors switch to Error mode', errorMode('any error forces Error mode')),
  error(
    "Login error page: 'There appears to be an issue logging into the product. Please try again. If you continue to experience this issue, contact customer service.'",
    messagesInBrowser(nowhere, 'There appears to be an issue logging into the product. Please try again.'),
  ),
  error(
    "Not found: 'The page you are looking for does not exist.'",
    messagesInBrowser(nowhere, 'The page you are looking for does not exist.'),
  ),
  error(
    "'Success! Project Saved.' with 'Please close this tab and return to quote.'",
    messagesInBrowser(saved, 'Success! Project Saved.', 'Please close this tab and return to quote.'),
  ),
  error("'Successfully Generated'", finishInBrowser('Successfully Generated')),
  error(
    'On a finish-path failure the error message is shown',
    finishInBrowser('a finish that fails says why and is tried again'),
    generate('a system that cannot be quoted is answered with its issues'),
  ),
]
