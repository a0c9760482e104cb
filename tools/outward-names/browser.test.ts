import { auditFilter, quotesFilter } from '@ramp/contracts'
import { DEFAULT_SETTINGS } from '@ramp/editor'
import { expect, test } from 'vitest'
import { addressOf } from '../../apps/portal/src/lib/place.ts'
import { STORAGE_KEYS } from '../../apps/web/src/persistence/storage-keys.ts'
import { photosDatabase } from '../../packages/shell/src/session/saved-of-person.ts'
import { expectNames } from './expect-names.ts'
import {
  callsIn,
  child,
  children,
  fieldsNamed,
  filesUnder,
  type Node,
  nameOf,
  nodesIn,
  shipped,
} from './reading/syntax.ts'
import { OPEN, textsOf, writtenTexts } from './reading/texts.ts'

const browserFiles = ['apps/web/src', 'apps/portal/src', 'packages/shell/src'].flatMap(filesUnder)
const calls = callsIn(browserFiles)

/** What the calls of these names get in the place of an argument, as far as the sources say it. */
const given = (callee: RegExp, at = 0) =>
  calls
    .filter((call) => callee.test(call.callee))
    .flatMap(({ args, file }) => textsOf(args[at] ?? null, file))

const known = (texts: readonly string[]) => texts.filter((text) => text !== OPEN)

const QUOTE = { headerID: '1001', option: 1, product: 'P3G', person: 'dana@ridgeline.example' } as const
const SANDBOX = { ...QUOTE, headerID: null }

/** Every key of the designer, for a quote and for the sandbox. */
const designerKeys = Object.values(STORAGE_KEYS).flatMap((key) =>
  typeof key === 'string' ? [key] : [QUOTE, SANDBOX].map((owner) => keyFor(key, owner)),
)

function keyFor(
  key: Exclude<(typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS], string>,
  owner: typeof QUOTE | typeof SANDBOX,
) {
  switch (key) {
    case STORAGE_KEYS.terms:
      return STORAGE_KEYS.terms('1', 'user-id')
    case STORAGE_KEYS.singleKeys:
      return STORAGE_KEYS.singleKeys('user-id')
    default:
      return (key as typeof STORAGE_KEYS.journal)(owner)
  }
}

test('what a browser keeps has the names of the list', () =>
  expectNames('browser-storage', {
    'Local storage and the table of entries': [...designerKeys, ...known(given(/localStorage\.\w+Item$/))],
    'Local storage: canvas helpers': Object.keys(DEFAULT_SETTINGS).filter((name) => name !== 'singleKeys'),
    'Session storage': known(given(/sessionStorage\.\w+Item$/)),
    'IndexedDB databases': [
      ...known(given(/^openDB$|deleteDatabase$/)),
      photosDatabase('Dana@Ridgeline.example'),
    ],
    'IndexedDB tables': given(/\.createObjectStore$/),
    'Channels between tabs': given(/^BroadcastChannel$/),
    'Locks between tabs': [QUOTE, SANDBOX].map(STORAGE_KEYS.journal),
    'Events within a page': given(/^Event$|^CustomEvent$/),
  }))

test('locks between tabs are asked for in one place, under the names of the list', () => {
  const asking = calls.flatMap(({ callee, file }) => (/locks\.request$/.test(callee) ? [file.path] : []))
  expect([...new Set(asking)]).toEqual(['apps/web/src/drafts/drawing-lock.ts'])
})

/** Functions of the browser that keep or send something under a name; one that is new belongs into the test above. */
test('nothing else of a browser is kept under a name', () => {
  const others = calls
    .map(({ callee }) => callee)
    .filter((callee) => /createIndex|caches\.open|requestLock|cookieStore|CustomEvent$/.test(callee))
  const cookies = browserFiles.filter(({ tree }) =>
    nodesIn(tree).some(
      (node) => node.type === 'MemberExpression' && nameOf(child(node, 'property')) === 'cookie',
    ),
  )
  expect([...others, ...cookies.map(({ path }) => path)]).toEqual([])
})

/** Paths of pages as the designer's router has them. */
const designerFiles = filesUnder('apps/web/src/app')
const designerPaths = [
  ...fieldsNamed('path', designerFiles).flatMap(({ value, file }) => textsOf(value, file)),
  ...given(/^(openPage|signedInPage)$/),
].filter((path) => path.startsWith('/'))

const PORTAL_PLACES: readonly Parameters<typeof addressOf>[0][] = [
  { kind: 'quotes' },
  { kind: 'new-quote' },
  { kind: 'audit' },
  { kind: 'price-lists' },
  { kind: 'settings' },
  { kind: 'quote', id: '1001' },
]

/** The fields of an address that a page reads: `search.product` of a function that gets `search`. */
function fieldsRead({ value }: { readonly value: Node | null }): readonly string[] {
  const parameter = value && nameOf(children(value, 'params')[0] ?? null)
  return [...(value ? nodesIn(value) : [])]
    .filter((node) => node.type === 'MemberExpression' && nameOf(child(node, 'object')) === parameter)
    .flatMap((node) => nameOf(child(node, 'property')) ?? [])
}

/** Addresses of pages in texts. */
const ADDRESS = /^\/(designer|portal|setup|documentation)\b[^<\s]*$/

test('pages have the addresses of the list', () =>
  expectNames('browser-addresses', {
    'Pages of the designer': designerPaths,
    'In the query of the designer': fieldsNamed('validateSearch', designerFiles).flatMap(fieldsRead),
    'Pages of the portal': PORTAL_PLACES.map(addressOf),
    'In the query of the list of quotes': Object.keys(quotesFilter.shape),
    'In the query of the audit': Object.keys(auditFilter.shape),
    'Addresses that one part gives to another': writtenTexts(shipped()).filter((text) => ADDRESS.test(text)),
  }))
