import { UnstyledButton } from '@mantine/core'
import { DifferenceView } from '@ramp/shell'
import { IconArrowsDiff } from '@tabler/icons-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { GuideLink } from '../../ui/panel/guide-link.tsx'
import { DifferencePlan } from './difference-plan.tsx'
import { differenceSince, issuedSide } from './difference-since.ts'
import classes from './since-revision.module.css'
import { sinceWords } from './since-words.ts'
import { type IssuedRevision, useLastRevision } from './use-last-revision.ts'

type SinceRevisionProps = {
  readonly quote: string
  readonly option: number
  /** Finish may have issued another version. */
  readonly isFinished: boolean
}

/** What the drawing differs in from what was issued last, in the status bar; nothing where nothing was issued. */
export function SinceRevision({ quote, option, isFinished }: SinceRevisionProps) {
  const revision = useLastRevision({ quote, option }, isFinished)
  return revision && <Since revision={revision} />
}

function Since({ revision }: { readonly revision: IssuedRevision }) {
  const { catalogue } = useEditor()
  // An edit is shown first, and what it comes to after it.
  const layout = useDeferredValue(useLayout())
  const before = useMemo(() => issuedSide(revision, catalogue), [revision, catalogue])
  const since = useMemo(() => differenceSince(before, layout, catalogue), [before, layout, catalogue])
  const [isOpen, setOpen] = useState(false)
  const { name } = revision
  const words = sinceWords(name, since.difference)
  return (
    <>
      {words !== null && (
        <UnstyledButton
          className={classes.since}
          aria-haspopup="dialog"
          title="Show what changed"
          onClick={() => setOpen(true)}
        >
          <IconArrowsDiff size={13} stroke={1.75} aria-hidden /> {words}
        </UnstyledButton>
      )}
      <Dialog opened={isOpen} onClose={() => setOpen(false)} title={`Changes since ${name}`} size={860}>
        <DifferenceView
          difference={since.difference}
          names={{ before: name, after: 'now' }}
          hasPrices
          plan={<DifferencePlan {...since} />}
        />
        <p className={classes.guide}>
          <GuideLink page="finish/changes-to-a-finished-quote">How changes are counted</GuideLink>
        </p>
      </Dialog>
    </>
  )
}
