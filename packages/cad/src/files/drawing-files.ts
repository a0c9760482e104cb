import type { Analysis } from '@ramp/domain'
import { elevationsOf, glb, type ModelReader, modelMeshes, planOf, usdz } from '@ramp/solids'
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

const AFTER: Readonly<Record<ModelReader, string>> = { dealer: '', customer: '-customer' }

/** The names of the views of a system: the plan, then its elevations; each is one SVG. */
export const viewNames = (analysis: Analysis): readonly string[] => [
  planOf(analysis).name,
  ...elevationsOf(analysis).map(({ name }) => name),
]

/**
 * A system in a format, all its files: an SVG has one view, so the elevations are files beside the plan.
 * @param reader who a 3D file is for; drawings are the same for both
 */
export function drawingFiles(
  analysis: Analysis,
  format: DrawingFormat,
  title: string,
  reader: ModelReader = 'dealer',
): readonly DrawingFile[] {
  switch (format) {
    case 'dxf':
      return [{ after: '', content: dxfOf(analysis, title) }]
    case 'svg':
      return [planOf(analysis), ...elevationsOf(analysis)].map((view, index) => ({
        after: index === 0 ? '' : `-elevation-${index}`,
        content: svgOf(view),
      }))
    case 'glb':
      return [{ after: AFTER[reader], content: glb(modelMeshes(analysis, reader)) }]
    case 'usdz':
      return [{ after: AFTER[reader], content: usdz(modelMeshes(analysis, reader)) }]
  }
}
