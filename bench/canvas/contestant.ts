import type { PartId, Point } from '@ramp/domain'
import type { Camera, Editor } from '@ramp/editor'

/** Size of the view, CSS pixels. */
export const VIEW = { width: 1200, height: 800 } as const

/** One way to show a layout. Everybody gets the same editor, so that snapping, overlap check and analysis cost the same. */
export type Contestant = {
  readonly name: string
  /** Puts the drawing into the host; everything that is needed before the first frame. */
  readonly mount: (host: HTMLElement, editor: Editor) => Promise<Picture> | Picture
}

/** A mounted drawing. What it cannot paint at once it paints in the animation frame that follows. */
export type Picture = {
  /** A part was taken into the hand. */
  readonly grab: (part: PartId) => void
  /** The part in the hand lies here now. */
  readonly drag: (part: PartId, at: Point) => void
  readonly look: (camera: Camera) => void
  readonly unmount: () => void
}
