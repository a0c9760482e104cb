import { Button } from '@mantine/core'
import { siteUseOf, takeSiteTool } from '@ramp/editor'
import { IconCamera, IconDoor, IconHome2, IconTexture, IconTree, IconWheelchair } from '@tabler/icons-react'
import { useState } from 'react'
import { requestDocument } from '../../project/document-requests.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { Panel } from '../../ui/panel/panel.tsx'
import { DoorFields } from './door-fields.tsx'
import { SurveyFiles } from './files/survey-files.tsx'
import { ObstacleFields } from './obstacle-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { PhotoFields } from './photos/photo-fields.tsx'
import { photoSummary } from './photos/photo-words.ts'
import { PlaceFields } from './place-fields.tsx'
import { SurfaceFields } from './surface-fields.tsx'
import { Heights } from './survey/heights.tsx'
import { SurveyGuideRow } from './survey-guide-row.tsx'
import classes from './words/site.module.css'
import {
  doorSummary,
  obstacleSummary,
  personSummary,
  placeSummary,
  surfaceSummary,
} from './words/site-words.ts'
import { stopOf } from './words/stop-of.ts'

const STOPS = [
  { id: 'Person and device', Icon: IconWheelchair, summary: personSummary, Fields: PersonFields },
  { id: 'Door', Icon: IconDoor, summary: doorSummary, Fields: DoorFields },
  { id: 'House and yard', Icon: IconHome2, summary: placeSummary, Fields: PlaceFields },
  { id: 'Surfaces', Icon: IconTexture, summary: surfaceSummary, Fields: SurfaceFields },
  { id: 'Obstacles', Icon: IconTree, summary: obstacleSummary, Fields: ObstacleFields },
  { id: 'Photos', Icon: IconCamera, summary: photoSummary, Fields: PhotoFields },
] as const

/** The survey of a site, in the order of a visit. Nothing here waits for the server. */
export function SitePanel() {
  const editor = useEditor()
  const { site } = useLayout()
  const [open, setOpen] = useState<string | null>(null)
  const chosen = useEditorState(({ picked }) => picked.site)
  const [seen, setSeen] = useState(chosen)
  // What is chosen on the drawing has its numbers in a section, which may be folded.
  if (chosen !== seen) {
    setSeen(chosen)
    // A porch is drawn from the section of the door, too.
    const isThere = open === 'Door' && chosen === 'porch'
    if (chosen !== null && !isThere) setOpen(stopOf(site, chosen))
  }
  const isSpotting = useEditorState((state) => siteUseOf(state)?.kind === 'spot')
  return (
    <Panel
      title="Site"
      sub="In the order of a site survey. Saved on this device, no network needed."
      footer={
        <Button
          ml="auto"
          variant={isSpotting ? 'light' : 'filled'}
          aria-pressed={isSpotting}
          onClick={() => takeSiteTool(editor, isSpotting ? null : { kind: 'spot' })}
        >
          {isSpotting ? 'Tap the drawing' : 'Next spot'}
        </Button>
      }
    >
      <div className={classes.stops}>
        {STOPS.map(({ id, Icon, summary, Fields }) => (
          <SurveyGuideRow
            key={id}
            title={id}
            Icon={Icon}
            summary={summary(site)}
            isOpen={open === id}
            onToggle={() => setOpen(open === id ? null : id)}
          >
            <Fields />
          </SurveyGuideRow>
        ))}
      </div>
      <Heights />
      <SurveyFiles />
      <Button mt={12} fullWidth variant="default" onClick={() => requestDocument('survey-form')}>
        Survey form (PDF)
      </Button>
    </Panel>
  )
}
