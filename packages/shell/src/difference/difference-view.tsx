import type { BeforeAfter, Difference } from '@ramp/domain'
import type { ReactNode } from 'react'
import { moneyText } from '../texts/figure-text.ts'
import { changeText } from './change-text.ts'
import { DifferenceLines } from './difference-lines.tsx'
import classes from './difference-view.module.css'

type DifferenceViewProps = {
  readonly difference: Difference
  /** What the two are called: `1042-1A`, `now`. */
  readonly names: BeforeAfter<string>
  /** For people who see no prices nothing of money is shown. */
  readonly hasPrices: boolean
  /** What both were sold for; null where that is not known, or not for this person. */
  readonly sold?: Pick<Difference, 'figures' | 'total'> | null
  /** The plan with what differs. */
  readonly plan?: ReactNode
}

/** What two revisions or options of a quote differ in: money, drawing and lines. */
export function DifferenceView({ difference, names, hasPrices, sold = null, plan }: DifferenceViewProps) {
  return (
    <div className={classes.view}>
      {hasPrices && <Sums difference={difference} names={names} />}
      <Drawing sentences={difference.drawing.sentences} plan={plan} />
      <DifferenceLines lines={difference.lines} names={names} hasPrices={hasPrices} />
      {hasPrices && difference.figures.length > 1 && (
        <Figures title="Amounts" {...difference} names={names} />
      )}
      {sold && <Figures title="Price" {...sold} names={names} />}
    </div>
  )
}

type SumsProps = Pick<DifferenceViewProps, 'difference' | 'names'>

/** The parts of one and of the other, and what is between them. */
function Sums({ difference: { figures, effects }, names }: SumsProps) {
  const [parts] = figures
  if (!parts) return null
  return (
    <dl className={classes.sums}>
      <Sum name={`Parts, ${names.before}`}>{moneyText(parts.before)}</Sum>
      <Sum name="Drawing">{changeText(effects.drawing)}</Sum>
      <Sum name="Price list">{changeText(effects.priceList)}</Sum>
      <Sum name={`Parts, ${names.after}`}>{moneyText(parts.after)}</Sum>
    </dl>
  )
}

const Sum = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type DrawingProps = { readonly sentences: readonly string[]; readonly plan: ReactNode }

const Drawing = ({ sentences, plan }: DrawingProps) => (
  <section aria-label="Drawing">
    <h3 className={classes.title}>Drawing</h3>
    <div className={classes.beside}>
      {sentences.length === 0 ? (
        <p className={classes.none}>The drawing has not changed.</p>
      ) : (
        <ul className={classes.sentences}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {plan}
    </div>
  </section>
)

type FiguresProps = Pick<Difference, 'figures' | 'total'> &
  Pick<DifferenceViewProps, 'names'> & { readonly title: string }

/** Amounts name by name, and all of them together. */
const Figures = ({ title, figures, total, names }: FiguresProps) => (
  <section aria-label={title}>
    <h3 className={classes.title}>{title}</h3>
    <table className={classes.figures}>
      <thead>
        <tr>
          <th scope="col">Amount</th>
          <th scope="col">{names.before}</th>
          <th scope="col">{names.after}</th>
          <th scope="col">Change</th>
        </tr>
      </thead>
      <tbody>
        {[...figures, total].map(({ name, before, after, change }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{moneyText(before)}</td>
            <td>{moneyText(after)}</td>
            <td>{changeText(change)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
