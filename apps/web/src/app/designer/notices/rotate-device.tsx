import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconDeviceMobileRotated } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './rotate-device.module.css'

/** An upright phone; half a window on a laptop has a mouse, and cannot be turned. */
const UPRIGHT_PHONE = '(orientation: portrait) and (max-width: 640px) and (pointer: coarse)'

/** Says on an upright phone that the drawing needs width (spec 1 §1); who cannot turn it goes on as it is (decision 118). */
export function RotateDevice() {
  const isUpright = useMediaQuery(UPRIGHT_PHONE, undefined, { getInitialValueInEffect: false }) ?? false
  const [isDone, setDone] = useState(false)
  return (
    <div role="status" className={classes.place}>
      {isUpright && !isDone && (
        <div className={classes.bar}>
          <IconDeviceMobileRotated size={20} stroke={1.5} aria-hidden />
          <p className={classes.text}>Please Rotate Your Device</p>
          <Button variant="default" onClick={() => setDone(true)}>
            Continue
          </Button>
        </div>
      )}
    </div>
  )
}
