import { Button } from '@mantine/core'
import { brandNow } from '@ramp/domain'
import { useState } from 'react'
import { STORAGE_KEYS } from '../../persistence/storage-keys.ts'
import { readStored, writeStored } from '../../persistence/stored.ts'
import classes from './tutorial.module.css'
import { TutorialDialog } from './tutorial-dialog.tsx'

/** Offers the tutorial: first to newcomers, afterwards to everybody who wants to see it again (spec 2 §2.7). */
export function TutorialOffer() {
  const [isKnown, setKnown] = useState(() => readStored(STORAGE_KEYS.tutorial) !== null)
  const [isOpen, setOpen] = useState(false)
  const remember = () => {
    writeStored(STORAGE_KEYS.tutorial, 'true')
    setKnown(true)
  }
  return (
    <section className={classes.offer} aria-label="Tutorial">
      <p>
        {isKnown
          ? `Still need help? Re-watch the ${brandNow().name} tutorial.`
          : 'First time using the designer? Watch a quick tutorial'}
      </p>
      <div className={classes.answers}>
        <Button onClick={() => setOpen(true)}>Start Tutorial</Button>
        {!isKnown && (
          <Button variant="default" onClick={remember}>
            No Thanks
          </Button>
        )}
      </div>
      <TutorialDialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        onFinish={() => {
          remember()
          setOpen(false)
        }}
      />
    </section>
  )
}
