import { SourceMap } from 'node:module'

const SHOWN = 7

/** What a script is made of, by its source map: packages and our own folders with their share of its letters. */
export function holdingsOf(script: string, map: string): string {
  const sources = new SourceMap(JSON.parse(map))
  const letters = new Map<string, number>()
  script.split('\n').forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const entry = sources.findEntry(row, column)
      const origin = 'originalSource' in entry ? originOf(entry.originalSource) : 'bundler'
      letters.set(origin, (letters.get(origin) ?? 0) + 1)
    }
  })
  return [...letters]
    .sort(([, a], [, b]) => b - a)
    .slice(0, SHOWN)
    .map(([origin, count]) => `${origin} ${Math.round((count / script.length) * 100)} %`)
    .join(', ')
}

/** `@mantine/core`, `packages/domain`, `src/features`: what a source belongs to. */
function originOf(source: string): string {
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1]
  if (library) return library
  return /(?:packages\/[^/]+|src\/(?:features\/)?[^/]+)/.exec(source)?.[0] ?? source
}
