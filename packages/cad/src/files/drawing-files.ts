import type { Analysis } from '@ramp/domain'
import { elevationsOf, glb, meshesOf, ownerNames, planOf, solidsOf, usdz } from '@ramp/solids'
import { dxfOf } from '../dxf/dxf-of.ts'
import { svgOf } from '../svg/svg-of.ts'

/** What other programs open: what it is called, and how it travels. */
export const DRAWING_FORMATS = {
  dxf: { name: 'DXF', contentType: 'image/vnd.dxf' },
  svg: { name: 'SVG', contentType: 'image/svg+xml' },
  glb: { name: 'glTF', contentType: 'model/gltf-binary' },
  usdz: { name: 'USDZ', contentType: 'model/vnd.usdz+zip' },
} as const

export type DrawingFormat = keyof typeof DRAWING_FORMATS

/** One file: what is put between the name and the ending of its path, and what it holds. */
export type DrawingFile = { readonly after: string; readonly content: string | Uint8Array }

/** The names of the views of a system: the plan, then its elevations; each is one SVG. */
export const viewNames = (analysis: Analysis): readonly string[] => [
  planOf(analysis).name,
  ...elevationsOf(analysis).map(({ name }) => name),
]

/** A system in a format, all its files: an SVG has one view, so the elevations are files beside the plan. */
export function drawingFiles(
  analysis: Analysis,
  format: DrawingFormat,
  title: string,
): readonly DrawingFile[] {
  switch (format) {
    case 'dxf':
      return [{ after: '', content: dxfOf([planOf(analysis), ...elevationsOf(analysis)], { title }) }]
    case 'svg':
      return [planOf(analysis), ...elevationsOf(analysis)].map((view, index) => ({
        after: index === 0 ? '' : `-elevation-${index}`,
        content: svgOf(view),
      }))
    case 'glb':
      return [{ after: '', content: glb(meshesOf(solidsOf(analysis), ownerNames(analysis))) }]
    case 'usdz':
      return [{ after: '', content: usdz(meshesOf(solidsOf(analysis), ownerNames(analysis))) }]
  }
}
