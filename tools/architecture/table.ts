/** What one package may import, and the order of the folders inside it. */
export type PackageRules = {
  /**
   * Our own packages and libraries that its sources may import; `node` stands for Node itself. A package with a second
   * entry may be named by it, such as `@ramp/papers/kinds`: then nothing else of it.
   */
  readonly mayImport: readonly string[]
  /** The folders (and single files) of `src` in reading order: each may import itself and those named before it. */
  readonly folders: readonly string[]
  /** Folders of folders, in reading order: `rules` holds `rules/legs`. */
  readonly wings?: readonly string[]
  /** Folders that may import less than their place in the order allows: themselves and these folders and files. */
  readonly apart?: Readonly<Record<string, { readonly mayImport: readonly string[]; readonly why: string }>>
  /** Libraries that one folder alone may import: the package as a whole knows none of them. */
  readonly alone?: Readonly<Record<string, readonly string[]>>
  /** Said when something else is imported: where the thing belongs instead. */
  readonly instead: string
}

const browserLibraries = [
  'react',
  'react-dom',
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-query',
  'oidc-client-ts',
  'react-oidc-context',
]

/** The architecture. docs/architecture.md draws this table. */
export const architecture: Readonly<Record<string, PackageRules>> = {
  'packages/testing': {
    mayImport: ['vitest'],
    folders: ['expect-every', 'index'],
    instead: 'What several tests need lies here, and knows nothing of the product.',
  },
  'packages/domain': {
    mayImport: [],
    folders: [
      'base/memoize',
      'base/choice-by-id',
      'base/group-by',
      'base/distinct',
      'base/units',
      'base/lengths',
      'base/counted',
      'base/listed',
      'base/brand',
      'base/geometry',
      'model/products',
      'model/catalogue',
      'model/drawings',
      'model/ground',
      'model/survey',
      'model/layout',
      'model/places',
      'edits',
      'rules/placement',
      'rules/connections',
      'rules/runs',
      'rules/handrails',
      'rules/closures',
      'rules/legs',
      'rules/bracing',
      'rules/site-measures',
      'rules/codes',
      'rules/parts-list',
      'rules/analysis',
      'rules/support-loads',
      'rules/cross-check',
      'assist/survey-guide',
      'assist/workflow',
      'assist/verdict',
      'assist/joined-edits',
      'assist/proposals',
      'assist/choices',
      'assist/mirror',
      'assist/lengths',
      'assist/fit',
      'assist/text-outline',
      'assist/translation',
      'assist/difference',
      'index',
    ],
    wings: ['base', 'model', 'rules', 'assist'],
    apart: {
      'rules/cross-check': {
        mayImport: [
          'base/memoize',
          'base/group-by',
          'base/units',
          'base/geometry',
          'model/products',
          'model/catalogue',
          'model/layout',
          'rules/placement',
          'rules/connections/joint',
          'rules/connections/hung-sides',
          'rules/runs/run-figures',
          'rules/handrails/rail-choices',
          'rules/closures/closure',
          'rules/parts-list/line',
          'rules/analysis/analysis',
          'rules/analysis/errors-of',
        ],
        why: 'The cross-check finds fault with the rules, so it may share none of them; count from what lies there.',
      },
    },
    alone: { 'model/ground': ['delaunator'] },
    instead:
      'The domain needs no library; pass the value in, or move the code to the app that has the library.',
  },
  'packages/drafting': {
    mayImport: ['@ramp/domain'],
    folders: [
      'lengths',
      'palettes',
      'walk',
      'marks',
      'letters',
      'painters',
      'sheets',
      'typeset',
      'packing',
      'labels',
      'views',
      'dimensions',
      'index',
    ],
    instead:
      'Drafting is how anything is drawn and set on a sheet; what a ramp looks like belongs to drawing, solids or papers.',
  },
  'packages/drawing': {
    mayImport: ['@ramp/domain', '@ramp/drafting'],
    folders: [
      'system-parts',
      'loose-parts',
      'parts',
      'graphics',
      'drawings',
      'site',
      'layout',
      'difference',
      'screen',
      'cards',
      'index',
    ],
    instead: 'Drawing makes marks from the domain; painting them with a library belongs to an app.',
  },
  'packages/solids': {
    mayImport: ['@ramp/domain', '@ramp/drafting'],
    folders: [
      'solid',
      'measures',
      'setting-out',
      'supports',
      'system',
      'site',
      'datum',
      'solids-of',
      'landmarks',
      'owner-names',
      'views',
      'meshes',
      'model-files',
      'index',
    ],
    instead:
      'Solids say what is there and how it looks in a view; papers, files and screens are made from them.',
  },
  'packages/cad': {
    mayImport: ['@ramp/domain', '@ramp/drafting', '@ramp/solids'],
    folders: ['strokes', 'svg', 'dxf', 'files', 'index'],
    instead: 'A drawing file is written from the views of the solids; what stands there is theirs to say.',
  },
  'packages/papers': {
    mayImport: ['@ramp/domain', '@ramp/drafting', '@ramp/drawing', '@ramp/solids'],
    folders: [
      'paper',
      'content',
      'layout',
      'crew',
      'offer',
      'permit',
      'survey',
      'lay-out-paper',
      'pdf',
      'index',
    ],
    alone: { pdf: ['pdfkit'] },
    instead:
      'A paper is marks on sheets of a true scale; where its fonts, its quote and its picture come from belongs to an app.',
  },
  'packages/view3d': {
    mayImport: ['@ramp/drafting', '@ramp/solids', 'three'],
    folders: ['model', 'standpoints', 'surroundings', 'scene', 'view', 'index'],
    instead: 'The view shows solids; panels and buttons around it belong to the app that opens it.',
  },
  'packages/editor': {
    mayImport: ['@ramp/domain'],
    folders: [
      'camera',
      'input',
      'history',
      'modes',
      'snapping',
      'arrange',
      'hit-test',
      'next-parts',
      'clipboard',
      'state',
      'tools',
      'core',
      'key-cursor',
      'commands',
      'index',
    ],
    instead: 'The editor has no screen; React, the DOM and the server belong to apps/web.',
  },
  'packages/formats': {
    mayImport: ['@ramp/domain', 'zod'],
    folders: [
      'fields',
      'layout',
      'zion',
      'reading',
      'options',
      'site',
      'survey',
      'system',
      'fit',
      'quote',
      'index',
    ],
    instead:
      'A format says what a file holds and how it is read and written; what follows from it is the domain.',
  },
  'packages/contracts': {
    mayImport: ['@ramp/domain', '@ramp/formats', '@ramp/papers/kinds', 'zod'],
    folders: [
      'fields',
      'call',
      'catalogue',
      'parts-list',
      'fit',
      'headers',
      'drafts',
      'quotes',
      'papers',
      'projects',
      'files',
      'users',
      'storage',
      'audit',
      'index',
    ],
    instead: 'A contract says what a call takes and gives; what it does belongs to apps/server.',
  },
  'packages/catalogue-files': {
    mayImport: ['@ramp/domain', 'csv-parse', 'zod', 'node'],
    folders: ['csv', 'items', 'line', 'read-catalogue', 'index'],
    instead: 'Catalogue files are read and validated here; storing them belongs to apps/server.',
  },
  'packages/shell': {
    mayImport: [
      '@ramp/domain',
      '@ramp/contracts',
      'react',
      'react-dom',
      '@mantine/core',
      '@tabler/icons-react',
      '@tanstack/react-query',
      'idb',
      'oidc-client-ts',
      'react-oidc-context',
    ],
    folders: ['texts', 'fields', 'focus', 'session', 'calls', 'look', 'ui', 'view3d', 'start', 'index'],
    alone: { view3d: ['@ramp/solids', '@ramp/view3d'] },
    instead:
      'The shell is what both browser apps have around their pages; what one of them does belongs to that app.',
  },
  'apps/server': {
    mayImport: [
      '@ramp/domain',
      '@ramp/formats',
      '@ramp/contracts',
      '@ramp/catalogue-files',
      '@ramp/cad',
      '@ramp/papers',
      '@ramp/drafting',
      '@ramp/drawing',
      '@ramp/solids',
      'node',
      '@electric-sql/pglite',
      'pg',
      'fastify',
      'fastify-type-provider-zod',
      '@fastify/swagger',
      '@fastify/swagger-ui',
      '@fastify/static',
      '@fastify/formbody',
      '@fastify/helmet',
      'oidc-provider',
      'jose',
      '@aws-sdk/client-s3',
      'prom-client',
      '@opentelemetry/api',
      '@opentelemetry/sdk-node',
      '@opentelemetry/exporter-trace-otlp-http',
      'piscina',
      'rate-limiter-flexible',
      'zod',
    ],
    folders: [
      'schemas',
      'config',
      'data',
      'db',
      'files',
      'identity',
      'http',
      'policies',
      'operations',
      'analysis',
      'modules',
      'app',
      'main',
      'commands',
    ],
    apart: {
      policies: {
        mayImport: ['identity/access.policy', 'identity/field-access', 'identity/caller', 'http/app-error'],
        why: 'A policy decides from who asks and what is asked for; it knows no request, reply, or database.',
      },
    },
    instead: 'The server knows the domain, the drawing, the contracts and its own libraries, and no screen.',
  },
  'apps/web': {
    mayImport: [
      '@ramp/domain',
      '@ramp/drafting',
      '@ramp/drawing',
      '@ramp/formats',
      '@ramp/contracts',
      '@ramp/cad',
      '@ramp/editor',
      '@ramp/solids',
      '@ramp/shell',
      '@ramp/view3d',
      ...browserLibraries,
      '@mantine/notifications',
      '@tanstack/react-router',
      'csv-parse',
      '@ramp/papers',
      'dxf-parser',
      'idb',
      '@fontsource/arimo',
      '@fontsource/cousine',
      '@fontsource/dejavu-sans',
      '@fontsource/eb-garamond',
      '@fontsource/fira-sans',
      '@fontsource/gelasio',
      '@fontsource/kaushan-script',
      '@fontsource/pt-sans',
      '@fontsource/tinos',
      'zod',
    ],
    folders: [
      'lazy',
      'project',
      'persistence',
      'journal',
      'drafts',
      'keys',
      'lib',
      'ui',
      'canvas',
      'output',
      'features',
      'app',
      'main',
    ],
    instead:
      'The designer runs in a browser; what needs Node belongs to apps/server and is reached by a call.',
  },
  'apps/portal': {
    mayImport: ['@ramp/domain', '@ramp/contracts', '@ramp/shell', ...browserLibraries],
    folders: ['lib', 'ui', 'features', 'app', 'main'],
    instead:
      'The portal takes no code from the designer; what both have around their pages belongs to packages/shell.',
  },
  'apps/cli': {
    mayImport: [
      '@ramp/domain',
      '@ramp/catalogue-files',
      '@ramp/formats',
      '@ramp/contracts',
      '@ramp/solids',
      '@ramp/cad',
      '@ramp/drafting',
      '@ramp/papers',
      'node',
    ],
    folders: ['read-json', 'quote-system', 'fit-site', 'export-system', 'main', 'fit', 'export', 'exports'],
    instead: 'The command line is the engine without a screen and without a server.',
  },
}

/** Where the folders of a package are siblings that may not know each other. */
export const siblings: readonly string[] = ['features', 'modules']

/** Lines a file may have; data, fixtures and generated files apart. Tests are mostly tables, so they get more. */
export const maxLines = { source: 300, test: 400 } as const

/** Source files a folder may hold; tests, styles, data and fixtures apart. */
export const maxFiles = 15

/** Folders that still hold more. */
export const tooFull: readonly string[] = []

/** Names that say nothing: a thing without a name has no home. */
export const emptyNames: readonly string[] = ['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'types']
