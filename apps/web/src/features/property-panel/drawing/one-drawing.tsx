import type { Drawing } from '@ramp/domain'
import { drawingBox } from '@ramp/editor'
import { useId, useState } from 'react'
import { drawingAngle } from '../../../lib/drawing-measures.ts'
import { drawingTitle } from '../../../lib/names/drawing-title.ts'
import { ChipTabs } from '../../../ui/panel/chip-tabs.tsx'
import { ObjectPlace } from '../object/object-place.tsx'
import { ObjectTitle } from '../object/object-title.tsx'
import { QuickStats } from '../object/quick-stats.tsx'
import { DrawingColors } from './drawing-colors.tsx'
import { DrawingShape } from './drawing-shape.tsx'
import { DrawingSize } from './drawing-size.tsx'
import { DrawingSpecial } from './drawing-special.tsx'
import { DRAWING_TAB_NAMES, drawingTabs } from './drawing-tabs.ts'
import { DrawingTypography } from './drawing-typography.tsx'
import classes from './one-drawing.module.css'

/** What is typed is taken to a tenth of a degree; the steps are for the hand. */
const FINEST_ANGLE = 0.1

/** One object beside the system: which tabs it has follows from its kind (spec 2 §2.10, spec 3 §2.15). */
export function OneDrawing({ drawing }: { readonly drawing: Drawing }) {
  const tabs = drawingTabs(drawing).map((id) => ({ id, name: DRAWING_TAB_NAMES[id] }))
  const [chosen, setChosen] = useState(tabs[0]?.id ?? 'shape')
  const panel = useId()
  return (
    <>
      <ObjectTitle about="Drawn for reference only, not ordered">{drawingTitle(drawing)}</ObjectTitle>
      <QuickStats />
      {tabs.length > 1 && (
        <ChipTabs label="Properties" tabs={tabs} active={chosen} onChange={setChosen} controls={panel} />
      )}
      <div role="tabpanel" id={panel} className={classes.tab}>
        {chosen === 'special' && <DrawingSpecial drawing={drawing} />}
        {chosen === 'typography' && <DrawingTypography drawing={drawing} />}
        {chosen === 'color' && <DrawingColors drawing={drawing} />}
        {chosen === 'shape' && <DrawingShape drawing={drawing} />}
      </div>
      <DrawingSize drawing={drawing} />
      <ObjectPlace
        ids={[drawing.id]}
        box={drawingBox(drawing)}
        angle={{ degrees: drawingAngle(drawing), step: FINEST_ANGLE }}
      />
    </>
  )
}
