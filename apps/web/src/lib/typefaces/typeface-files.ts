import arimo from '@fontsource/arimo/files/arimo-latin-400-normal.woff?url'
import arimoBold from '@fontsource/arimo/files/arimo-latin-700-normal.woff?url'
import arimoExt from '@fontsource/arimo/files/arimo-latin-ext-400-normal.woff?url'
import arimoExtBold from '@fontsource/arimo/files/arimo-latin-ext-700-normal.woff?url'
import cousine from '@fontsource/cousine/files/cousine-latin-400-normal.woff?url'
import cousineBold from '@fontsource/cousine/files/cousine-latin-700-normal.woff?url'
import cousineExt from '@fontsource/cousine/files/cousine-latin-ext-400-normal.woff?url'
import cousineExtBold from '@fontsource/cousine/files/cousine-latin-ext-700-normal.woff?url'
import dejavuSans from '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff?url'
import dejavuSansBold from '@fontsource/dejavu-sans/files/dejavu-sans-latin-700-normal.woff?url'
import ebGaramond from '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff?url'
import ebGaramondBold from '@fontsource/eb-garamond/files/eb-garamond-latin-700-normal.woff?url'
import ebGaramondExt from '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-normal.woff?url'
import ebGaramondExtBold from '@fontsource/eb-garamond/files/eb-garamond-latin-ext-700-normal.woff?url'
import firaSans from '@fontsource/fira-sans/files/fira-sans-latin-400-normal.woff?url'
import firaSansBold from '@fontsource/fira-sans/files/fira-sans-latin-700-normal.woff?url'
import firaSansExt from '@fontsource/fira-sans/files/fira-sans-latin-ext-400-normal.woff?url'
import firaSansExtBold from '@fontsource/fira-sans/files/fira-sans-latin-ext-700-normal.woff?url'
import gelasio from '@fontsource/gelasio/files/gelasio-latin-400-normal.woff?url'
import gelasioBold from '@fontsource/gelasio/files/gelasio-latin-700-normal.woff?url'
import gelasioExt from '@fontsource/gelasio/files/gelasio-latin-ext-400-normal.woff?url'
import gelasioExtBold from '@fontsource/gelasio/files/gelasio-latin-ext-700-normal.woff?url'
import kaushanScript from '@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff?url'
import kaushanScriptExt from '@fontsource/kaushan-script/files/kaushan-script-latin-ext-400-normal.woff?url'
import ptSans from '@fontsource/pt-sans/files/pt-sans-latin-400-normal.woff?url'
import ptSansBold from '@fontsource/pt-sans/files/pt-sans-latin-700-normal.woff?url'
import ptSansExt from '@fontsource/pt-sans/files/pt-sans-latin-ext-400-normal.woff?url'
import ptSansExtBold from '@fontsource/pt-sans/files/pt-sans-latin-ext-700-normal.woff?url'
import tinos from '@fontsource/tinos/files/tinos-latin-400-normal.woff?url'
import tinosBold from '@fontsource/tinos/files/tinos-latin-700-normal.woff?url'
import tinosExt from '@fontsource/tinos/files/tinos-latin-ext-400-normal.woff?url'
import tinosExtBold from '@fontsource/tinos/files/tinos-latin-ext-700-normal.woff?url'
import type { PrintedFamily } from '@ramp/drafting'

type Files = Readonly<Record<'regular' | 'bold', string>>

/**
 * Where the product's own server has the typefaces that texts may be set in: one file for a script and a weight. DejaVu
 * Sans has all its letters in one, and Kaushan Script one weight.
 */
export const TYPEFACE_FILES: Readonly<
  Record<PrintedFamily, { readonly latin: Files; readonly 'latin-ext'?: Files }>
> = {
  Arimo: {
    latin: { regular: arimo, bold: arimoBold },
    'latin-ext': { regular: arimoExt, bold: arimoExtBold },
  },
  Cousine: {
    latin: { regular: cousine, bold: cousineBold },
    'latin-ext': { regular: cousineExt, bold: cousineExtBold },
  },
  'DejaVu Sans': { latin: { regular: dejavuSans, bold: dejavuSansBold } },
  'EB Garamond': {
    latin: { regular: ebGaramond, bold: ebGaramondBold },
    'latin-ext': { regular: ebGaramondExt, bold: ebGaramondExtBold },
  },
  'Fira Sans': {
    latin: { regular: firaSans, bold: firaSansBold },
    'latin-ext': { regular: firaSansExt, bold: firaSansExtBold },
  },
  Gelasio: {
    latin: { regular: gelasio, bold: gelasioBold },
    'latin-ext': { regular: gelasioExt, bold: gelasioExtBold },
  },
  'Kaushan Script': {
    latin: { regular: kaushanScript, bold: kaushanScript },
    'latin-ext': { regular: kaushanScriptExt, bold: kaushanScriptExt },
  },
  'PT Sans': {
    latin: { regular: ptSans, bold: ptSansBold },
    'latin-ext': { regular: ptSansExt, bold: ptSansExtBold },
  },
  Tinos: {
    latin: { regular: tinos, bold: tinosBold },
    'latin-ext': { regular: tinosExt, bold: tinosExtBold },
  },
}
