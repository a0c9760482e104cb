import { Loader } from '@mantine/core'
import { useEffect, useState } from 'react'
import classes from './custom-part.module.css'

/** A wait shorter than this needs no word. */
const NOTICED_MS = 500

/** The loading text of spec 1 §2: a part made to measure is the one item that has to be waited for. */
export function AddingItem() {
  const [isNoticed, setNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setNoticed(true), NOTICED_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className={classes.adding}>
      {isNoticed && (
        <>
          <Loader size={14} color="accent" aria-hidden /> Adding Item
        </>
      )}
    </p>
  )
}
