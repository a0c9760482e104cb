import { isTest, type Source, withoutComments } from './sources.ts'

/** Where colors are written as hex codes, and of which medium they are; everything else names them. */
export const palettes: Readonly<Record<string, string>> = {
  'packages/drafting/src/palettes/paper.ts': 'documents',
  'packages/drafting/src/palettes/files.ts': 'drawing files',
  'packages/drafting/src/palettes/screen.ts': 'the canvas, cards, and the plan of the layout PDF',
  'packages/drafting/src/palettes/site.ts': 'a site on the canvas',
  'packages/drafting/src/palettes/scene.ts': 'three dimensions',
  'packages/drafting/src/palettes/scenery.ts': "decoration in the offer's picture",
  'packages/shell/src/look/base.css': 'theme of both browser apps',
  'packages/shell/src/look/shared-theme.ts': 'theme of both browser apps',
  'apps/web/src/ui/base.css': 'theme of the designer',
  'apps/web/src/ui/theme.ts': 'theme of the designer',
  'apps/web/src/ui/theme-colors.ts': 'theme of the designer',
  'apps/server/src/identity/demo/login.css': 'theme of the demo login',
  'packages/domain/src/base/brand.ts': 'brand',
  'apps/server/src/config/brand.ts': 'brand',
  'packages/domain/src/model/drawings/drawing-colors.ts': 'what a drawing is stored with',
  'packages/domain/src/rules/runs/run-colors.ts': 'what a run is told apart by',
}

/** `#1b2430`, with an opacity too; in styles and attributes, where it can be nothing else, `#fff`. */
const HEX = /#(?:[0-9a-f]{8}|[0-9a-f]{6})\b/gi
const SHORT_HEX = /#[0-9a-f]{3,4}\b/gi
const QUOTED_SHORT_HEX = /(?<=["'`])#[0-9a-f]{3,4}(?=["'`])/gi

const hexCodesIn = ({ path, text }: Source): readonly string[] => {
  const code = withoutComments(text)
  const short = path.endsWith('.css') ? SHORT_HEX : QUOTED_SHORT_HEX
  return [...code.matchAll(HEX), ...code.matchAll(short)].map(([hex]) => hex)
}

/** Data files hold pictures and tables, whose colors are part of them. */
const isData = (path: string): boolean => path.endsWith('.data.ts')

export function colorsAreNamed(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => !isTest(path) && !isData(path) && !Object.hasOwn(palettes, path))
    .flatMap((source) =>
      hexCodesIn(source).map(
        (hex) =>
          `${source.path} writes the color ${hex}. Name it in the palette of its medium ` +
          '(packages/drafting/src/palettes) or in the theme, and use the name.',
      ),
    )
}

export function paletteHasColors(sources: readonly Source[]): string[] {
  const withColors = new Set(
    sources.filter((source) => hexCodesIn(source).length > 0).map(({ path }) => path),
  )
  return Object.keys(palettes)
    .filter((path) => !withColors.has(path))
    .map((path) => `${path} has no colors any more. Take it out of the list in tools/architecture/colors.ts.`)
}
