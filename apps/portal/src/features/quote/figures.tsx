import classes from './figures.module.css'

type FiguresProps = { readonly figures: readonly (readonly [name: string, value: string])[] }

/** The numbers of a quote that matter, always in view. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={classes.figures}>
    {figures.map(([name, value]) => (
      <div key={name} className={classes.figure}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
