/** How a program is tried: started once, in a few seconds, by the test beside this table. */
export type Trial = {
  /** The script of package.json, `bench NAME` for a benchmark, or the file of a program that has no script. */
  readonly program: string
  /** What follows the program. */
  readonly args: readonly string[]
  /** What it has said on standard output or error by its end. */
  readonly says: string
  /** Its exit code; 0 unless it is said otherwise. */
  readonly code?: number
  /** A program that would go on: once it has said it, it is told to end (SIGTERM). */
  readonly goesOn?: true
}

const fixture = (name: string) => `packages/domain/fixtures/${name}.json`

/** Every program of tools/ and bench/. One that is added gets a row, or the test fails. */
export const trials: readonly Trial[] = [
  { program: 'start', args: [], says: 'http://localhost:', goesOn: true },
  { program: 'dev', args: [], says: 'is renewed as its sources change', goesOn: true },
  { program: 'build', args: ['turret'], says: 'There is nothing called turret to build.', code: 2 },
  { program: 'check', args: ['--trial'], says: 'lock file     ok' },
  { program: 'test', args: ['--trial'], says: '1 passed, 0 failed' },
  { program: 'test:browser', args: ['--list', 'e2e/access/price-levels.spec.ts'], says: 'Total: 1 test' },
  { program: 'storm', args: ['--trial'], says: 'ready' },
  { program: 'backup', args: ['list'], says: 'no backup' },
  { program: 'restore', args: ['yesterday'], says: 'yesterday', code: 1 },
  { program: 'guide-pictures', args: ['--trial'], says: 'ready' },
  { program: 'faults', args: ['--trial'], says: 'ready' },
  { program: 'format', args: ['--help'], says: 'biome' },
  { program: 'quote', args: [fixture('systems/t2-straight')], says: '"partsTotal": 5574.29' },
  { program: 'fit', args: [fixture('sites/s1-driveway-at-the-side')], says: '"format": "ramp-fit/1"' },
  {
    program: 'export',
    args: [fixture('systems/t2-straight'), '--to', 'dxf', '--out', '.cache/trials/t2.dxf'],
    says: '"files"',
  },
  { program: 'exports', args: ['--trial'], says: '0 faults' },
  { program: 'bench analysis', args: ['--trial'], says: 't1, 8 parts, everything anew' },
  { program: 'bench attacks', args: ['--trial'], says: 'searches of 8 words at once' },
  { program: 'bench fit', args: ['--trial'], says: '1 random sites' },
  { program: 'bench delivery', args: ['--trial'], says: 'ready' },
  { program: 'bench 3d', args: ['--trial'], says: 'ready' },
  { program: 'bench interaction', args: ['--trial'], says: 'ready' },
  { program: 'bench server', args: ['--trial'], says: 'memory after the run, bare Fastify' },
  { program: 'bench quotes', args: ['--trial'], says: '50 quotes, 10 connections' },
  { program: 'bench:canvas', args: ['--trial'], says: 'ready' },
  { program: 'image:try', args: ['--trial'], says: 'ready' },
  { program: 'operations:try', args: ['--help'], says: 'vitest' },
  { program: 'mutation', args: ['--trial'], says: 'ready' },
  { program: 'price-list', args: ['list'], says: 'in-force' },
  { program: 'price-list-load', args: ['--trial'], says: 'open-quotes.test.ts' },
  { program: 'random', args: ['--trial'], says: 'keep.test.ts' },
  { program: 'fit-oracle', args: ['--trial'], says: '2 sites, seed 1' },
  { program: 'fuzz', args: ['--trial'], says: 'mutated-calls.test.ts' },
  { program: 'spec-coverage', args: ['--trial'], says: 'spec 1' },
  { program: 'texts', args: ['Draw the ramp'], says: 'British spelling' },
  { program: 'tools/pdf-fonts.mjs', args: [], says: '' },
]
