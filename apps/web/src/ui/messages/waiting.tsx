import { Loader } from '@mantine/core'
import classes from './waiting.module.css'

/** The whole page waits; a word says for what. */
export const Waiting = ({ children }: { readonly children: string }) => (
  <div className={classes.waiting} role="status">
    <Loader size={28} color="accent" />
    <p>{children}</p>
  </div>
)
