import { Loader } from '@mantine/core'
import classes from './sending.module.css'

/** Shown while the last calls are under way (spec 3 §2.14). */
export const Sending = ({ isSandbox }: { readonly isSandbox: boolean }) => (
  <p className={classes.sending} role="status">
    <Loader size={16} color="accent" />
    {isSandbox ? 'Generating Parts' : 'Sending Data Back To Quote'}
  </p>
)
