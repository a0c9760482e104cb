import { excusedIn, type Row, rowsOf } from './row.ts'
import { tests } from './test-files.ts'

const builder = rowsOf('spec 3 §2.8')
const role = rowsOf('spec 3 §6')
const part = rowsOf('spec 2 §6')

const {
  accessPolicy,
  convertInBrowser,
  everyCall,
  galleryInBrowser,
  galleryTabs,
  graphicsInBrowser,
  handrails,
  items,
  messagesInBrowser,
  openProject,
  p3gNames,
  portalInBrowser,
  projectFile,
  railGallery,
  small,
  users,
} = tests

const card = 'a rail card names its platform and usable size; without one selected it says what to do'
const galleries = '$shortName, $size, open at $open: $galleries'
const offered = '$product $shortName: $offered'
const staff = 'who is signed in has the documentation; staff have custom callouts and no PATHWAY HD notice'
const learns = '%s learns what they may do'

/** The Handrail Builder's rules, and who may do what. */
export const roleRows: readonly Row[] = [
  builder(
    'Galleries of configurations grouped Special, Straight, Turn, Single, Other',
    railGallery(galleries),
  ),
  builder('Each card shows the short name', messagesInBrowser(card, 'PPS56TL')),
  builder('Each card shows usable length by width in inches', messagesInBrowser(card, '72″ × 60″')),
  builder('Each card shows usable length by width in feet', messagesInBrowser(card, '6′ 0″ × 5′ 0″')),
  builder(
    "'No Platform Selected – Select a platform to adjust its handrails.'",
    messagesInBrowser('No Platform Selected – Select a platform to adjust its handrails.'),
  ),
  builder('Category Straight: two opposite sides', handrails("'perpendicular to the pair'")),
  builder('Category Turn: two adjacent sides', railGallery(galleries, 'Turn: 4')),
  builder('Category Single: one side', railGallery(galleries, 'Single: 4')),
  builder('Category None: no rails', handrails('no rails at all where every side leads on')),
  builder('Category Turnback for sizes 85 and 58', handrails(offered, 'Special turnback TOP RIGHT LEFT')),
  builder("P2G gets a 'None' rail option", handrails(offered, "['Other none']")),
  role(
    "Role 'Dev Team': save to file and load from file",
    projectFile('the Dev Team saves a project to a file'),
  ),
  role('Other people have no project files', projectFile('a dealer has no project files')),
  role(
    "Role 'Dev Team': the key of project files",
    users('the key for project files is the same each time, and for the Dev Team only'),
  ),
  role(
    'Permission access:sandbox: use designer without header id',
    openProject("permissions: ['access:sandbox']"),
  ),
  role(
    'Permission access:sandbox: see product picker',
    small('a product outside of the list, or none, leads to the picker'),
    messagesInBrowser('without the permission nobody picks a product'),
  ),
  excusedIn('spec 3 §6')(
    'Permission edit:docs: checked on the documentation screen',
    'The specification shows no effect of it.',
  ),
  role(
    'Internal staff (e-mail check) bypass the customer match',
    accessPolicy("'internal staff'"),
    users(learns),
  ),
  role(
    "Internal staff see the 'Custom' callout",
    graphicsInBrowser("name: 'Custom' })).toBeHidden()"),
    messagesInBrowser(staff),
  ),
  role(
    'Logicless toggle for some internal users',
    small('only some internal users take a part out of the logic, only mats have a box'),
  ),
  role(
    'Internal staff skip the PHD notice',
    galleryInBrowser('the first part of PATHWAY HD tells a dealer what to see to, until it is closed'),
    messagesInBrowser(staff),
  ),
  rowsOf('spec 3 §2.14')(
    "For P3G and an eligible internal user 'Convert P3G to P2G?' appears",
    convertInBrowser(
      'staff convert a PATHWAY 3G design to 2G, and go on with it there',
      'a dealer is not offered to convert',
    ),
  ),
  role(
    "Customer number '00000' may open any header",
    accessPolicy("'customer 00000'"),
    openProject("'00000'"),
  ),
  role('A check passes if any listed value is present', users(learns)),
  role(
    'Login required',
    everyCall('asks a stranger to log in'),
    portalInBrowser('a person who is not approved is told so'),
  ),
  role('Any signed-in user: Documentation menu link', messagesInBrowser(staff)),
  part("Only internal users see the 'VPL (Internal Only)' tab", galleryTabs("'VPL (Internal Only)'")),
  part(
    'Only internal users see the hidden transition items 13951 and 13953',
    items('the fixed lists hold what belongs into each, and staff see more'),
    p3gNames('internal staff alone see the two custom transitions'),
  ),
  part(
    'An item for internal staff is not to be had by its name or number either',
    items('an item for internal staff is not to be had by its name or number either'),
  ),
  part(
    'Only certain internal users see the Logicless toggle',
    small('a dealer does not take parts out of the logic'),
  ),
  part(
    "Only internal users have the 'Custom' callout type",
    graphicsInBrowser("name: 'Custom' })).toBeHidden()"),
    messagesInBrowser(staff),
  ),
  part(
    'Portables and VPL tabs require the residential industry',
    galleryTabs('$industry, internal staff $isInternal: the last tab is $last'),
  ),
]
