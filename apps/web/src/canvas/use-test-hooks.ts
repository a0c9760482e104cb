import type { PartId, Point } from '@ramp/domain'
import { toScreen } from '@ramp/editor'
import { type RefObject, useEffect } from 'react'
import { useEditor } from '../project/use-editor.ts'

/** What a browser test may ask: places of the page, for a real pointer to go to. */
type DesignerHooks = {
  /** Middle of a part, or a point of the layout, in pixels of the page; null for a part that is not there. */
  readonly screenOf: (what: PartId | Point) => { readonly x: number; readonly y: number } | null
  readonly screenOfLayout: (x: number, y: number) => { readonly x: number; readonly y: number }
}

declare global {
  /** Set by browser tests before the page loads; nobody else gets the hooks. */
  var __isTested: boolean | undefined
  var __designer: DesignerHooks | undefined
}

/** Puts the hooks on the page of a browser test while the canvas is there. They tell places and change nothing. */
export function useTestHooks(host: RefObject<HTMLElement | null>): void {
  const editor = useEditor()
  useEffect(() => {
    if (!globalThis.__isTested) return
    const screenOfLayout = (x: number, y: number) => {
      const corner = host.current?.getBoundingClientRect()
      const { left, top } = toScreen(editor.state.camera, { x, y })
      return { x: left + (corner?.left ?? 0), y: top + (corner?.top ?? 0) }
    }
    globalThis.__designer = {
      screenOfLayout,
      screenOf: (what) => {
        const at = typeof what === 'string' ? editor.placement.byId.get(what)?.part.at : what
        return at ? screenOfLayout(at.x, at.y) : null
      },
    }
    return () => {
      globalThis.__designer = undefined
    }
  }, [editor, host])
}
