import type { ReactNode } from 'react'
import classes from './figure-list.module.css'

/** Names on the left, measures on the right. */
export function FigureList({ figures }: { readonly figures: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={classes.list}>
      {figures.map(([name, value]) => (
        <div className={classes.row} key={name}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
