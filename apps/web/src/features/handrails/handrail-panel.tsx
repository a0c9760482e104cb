import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import classes from './handrails.module.css'
import { PlatformList } from './platform-list.tsx'
import { RailGalleries } from './rail-galleries.tsx'
import { railPlatformsOf } from './rail-platforms.ts'

/** The Handrail step: rails of the selected platforms, and the platforms nobody has answered yet (spec 3 §2.8). */
export function HandrailPanel() {
  const analysis = useAnalysis()
  const selection = useEditorState((state) => state.selection)
  const platforms = railPlatformsOf(analysis)
  const selected = platforms.filter(({ placed }) => selection.includes(placed.part.id))
  const isWithoutRails =
    selected.length === 0 && selection.some((id) => analysis.placement.byId.get(id)?.part.kind === 'platform')
  return (
    <>
      <PlatformList platforms={platforms} />
      {selected.length > 0 ? (
        <RailGalleries selected={selected} all={platforms} />
      ) : (
        <p className={classes.empty}>
          {isWithoutRails
            ? 'This platform has no handrails, so there are no choices.'
            : 'No Platform Selected – Select a platform to adjust its handrails.'}
        </p>
      )}
    </>
  )
}
