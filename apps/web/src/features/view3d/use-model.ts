import { type Analysis, analyse, previewedLayout } from '@ramp/domain'
import { formatLength } from '@ramp/drafting'
import { letteredLandmarks, solidsOf, wayInOf } from '@ramp/solids'
import type { Label, Model } from '@ramp/view3d'
import { useDeferredValue, useMemo } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'

type Shown = { readonly analysis: Analysis; readonly model: Model; readonly labels: readonly Label[] }

/** The system as it will stand: with the proposals taken while its runs are not built, as the status bar has it. */
export function useModel(): Shown {
  const { catalogue } = useEditor()
  // Drawing goes on while the model is made.
  const layout = useDeferredValue(useLayout())
  return useMemo(() => {
    const analysis = analyse(previewedLayout(layout, catalogue), catalogue)
    const { units } = analysis.layout.project
    return {
      analysis,
      model: { solids: solidsOf(analysis), wayIn: wayInOf(analysis) },
      labels: letteredLandmarks(analysis, (height) => formatLength(height, units)),
    }
  }, [layout, catalogue])
}
