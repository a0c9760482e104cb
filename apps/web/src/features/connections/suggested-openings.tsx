import { Button } from '@mantine/core'
import {
  assignSureEnds,
  ownName,
  type Placement,
  type SystemEnd,
  sideName,
  systemEnds,
  type WhySure,
} from '@ramp/domain'
import { capital } from '../../lib/names/capital.ts'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useEditor } from '../../project/use-editor.ts'
import classes from './suggested-openings.module.css'

const WHY: Readonly<Record<WhySure, string>> = {
  drawn: 'a plate, a threshold or a door is drawn there',
  'sloped-end': 'the way begins or ends there',
  'only-free': 'its other sides are joined or railed',
  opposite: 'the way goes straight on over it',
}

/** The way in and the way out where they are plain: taken together with one click. */
export function SuggestedOpenings() {
  const editor = useEditor()
  const analysis = useAnalysis()
  const sure = systemEnds(analysis).filter((end) => end.sure !== null)
  if (sure.length === 0) return null
  return (
    <section className={classes.suggested} aria-label="Suggested entrances and exits">
      <ul>
        {sure.map((end) => (
          <li key={`${end.use} ${end.part}`}>{sentenceOf(end, analysis.placement)}</li>
        ))}
      </ul>
      <Button
        variant="light"
        onClick={() => editor.run('Use suggested entrances and exits', 'propChange', assignSureEnds(sure))}
      >
        Use suggested entrances and exits
      </Button>
    </section>
  )
}

/** `Entrance: upper end of 6 ft ramp, because the way begins or ends there.` */
function sentenceOf({ use, part, sure }: SystemEnd, placement: Placement): string {
  const placed = placement.byId.get(part)
  if (!placed || !sure) return ''
  return `${capital(use)}: ${sideName(placed, sure.side)} of ${ownName(placement, part)}, because ${WHY[sure.why]}.`
}
