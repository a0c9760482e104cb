import { described } from '@ramp/formats'
import * as z from 'zod/mini'
import { fileEndpoint } from '../call/endpoint.ts'
import { headerID } from '../fields/header-id.ts'
import { ofOption } from '../fields/option-number.ts'

/** A run has one elevation, and nobody draws so many. */
const MOST_VIEWS = 1000

/** Which file; what is drawn is the drawing that was saved last. */
export const makeDrawingFile = fileEndpoint({
  method: 'POST',
  path: '/api/quotes/:id/drawing-files',
  summary:
    'The saved drawing of a quote for other programs: plan and elevations as DXF, one of them as SVG, or a 3D model as glTF (glb) or USDZ.',
  contentType: 'application/octet-stream',
  input: z.object({
    id: headerID,
    option: ofOption,
    format: z.enum(['dxf', 'svg', 'glb', 'usdz']),
    reader: z
      .optional(z.enum(['dealer', 'customer']))
      .apply(
        described,
        'Who a glb or usdz file is for. `dealer` (default) names parts, legs and braces by their tags. `customer` has no names, and one node for each material.',
      ),
    view: z
      .optional(z.int().check(z.minimum(0), z.maximum(MOST_VIEWS)))
      .apply(described, 'View of an SVG: 0 (default) is the plan, 1 the first elevation, and so on.'),
  }),
})
