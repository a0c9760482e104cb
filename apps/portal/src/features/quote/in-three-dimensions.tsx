import { Button } from '@mantine/core'
import { Waiting } from '@ramp/shell'
import { IconCube } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import classes from './quote-page.module.css'

// It is large, and not everybody asks for it.
const Model = lazy(() => import('./model.tsx').then(({ Model }) => ({ default: Model })))

/** The drawing of the quote in three dimensions, once it is asked for. */
export function InThreeDimensions({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section className={classes.model} aria-label="3D view">
      <Button
        variant="default"
        leftSection={<IconCube size={16} stroke={1.5} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? 'Close the 3D view' : 'Show in 3D'}
      </Button>
      {isOpen && (
        <Suspense fallback={<Waiting>Loading the 3D view</Waiting>}>
          <Model id={id} />
        </Suspense>
      )}
    </section>
  )
}
