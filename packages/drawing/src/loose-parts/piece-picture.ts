import type { Inches } from '@ramp/domain'

/** How a layer of a picture is painted: plates carry the outline of the part, tubes are rails, bolts and sockets are open. */
export type LayerLook = 'plate' | 'steel' | 'tube' | 'bolt' | 'seam' | 'fine' | 'sign'

/** A drawing of a piece of hardware, in inches about its middle, at the size it has in life. */
export type PiecePicture = {
  readonly width: Inches
  readonly length: Inches
  readonly layers: readonly (readonly [look: LayerLook, d: string])[]
}
