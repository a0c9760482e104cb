import { Button } from '@mantine/core'
import { getCatalogue, getPaperFacts } from '@ramp/contracts'
import {
  type Catalogue,
  catalogueOf,
  type NoLongerSold,
  noLongerSold,
  partName,
  replaceSuperseded,
} from '@ramp/domain'
import { Notice, useApi } from '@ramp/shell'
import { useMemo, useState } from 'react'
import { useCall } from '../../lib/use-call.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { useLayout } from '../../project/use-layout.ts'
import classes from './no-longer-sold.module.css'

/** Names the parts of the drawing that the price list in effect no longer sells, and says how they are replaced. */
export function NoLongerSoldParts() {
  const layout = useLayout()
  const { header, catalogue } = useOpenedProject()
  const pinned = header?.priceList ?? null
  const list = useListInEffect(pinned)
  const today = useToday()
  const ended = list === null || today === null ? [] : noLongerSold(layout, list, today)
  if (ended.length === 0) return null
  return (
    <Notice tone="look" title="Parts no longer sold">
      <ul className={classes.parts}>
        {ended.map((one) => (
          <li key={one.shortName}>{sentenceOf(one, catalogue)}</li>
        ))}
      </ul>
      {pinned === null ? (
        <Replace ended={ended} />
      ) : (
        `Your quote has the prices of ${pinned}. To replace these parts, finish it, then press Re-price on its quote page.`
      )}
    </Notice>
  )
}

function sentenceOf(
  { shortName, successor }: NoLongerSold,
  drawnWith: Pick<Catalogue, 'byShortName'>,
): string {
  const item = drawnWith.byShortName.get(shortName)
  const named = item ? `${partName(item)} ${shortName}` : shortName
  return successor ? `${named} is superseded by ${successor.shortName}.` : `${named} is no longer sold.`
}

/** A drawing without a list of its own has the prices in effect: its parts are replaced at once. */
function Replace({ ended }: { readonly ended: readonly NoLongerSold[] }) {
  const editor = useEditor()
  if (ended.every(({ successor }) => successor === null)) return 'Use another part.'
  const replace = () =>
    editor.run(
      'Replace superseded parts',
      'propChange',
      (layout) => replaceSuperseded(layout, editor.catalogue).layout,
    )
  return (
    <Button variant="default" size="compact-sm" onClick={replace}>
      Replace superseded parts
    </Button>
  )
}

/** The day where the dealer is, by which price lists begin and end; without a quote the day here. null until it is known. */
function useToday(): string | null {
  const api = useApi()
  const id = useOpenedProject().header?.headerID ?? null
  const [here] = useState(() => new Date().toLocaleDateString('en-CA'))
  const [answer] = useCall(
    {
      question: ['day of the dealer', id],
      ask: async () => (id === null ? null : ((await api.call(getPaperFacts, { id })).today ?? null)),
    },
    () => undefined,
  )
  if (answer.kind === 'waiting') return null
  return (answer.kind === 'answered' && answer.value) || here
}

/** The catalog in effect: that of the drawing, or where a quote has a list of its own the one it would be re-priced with. */
function useListInEffect(pinned: string | null): Pick<Catalogue, 'byShortName'> | null {
  const api = useApi()
  const { product, catalogue } = useOpenedProject()
  const [answer] = useCall(
    {
      question: ['list in effect', product, pinned],
      ask: async () => (pinned === null ? null : api.call(getCatalogue, { productLine: product })),
    },
    // Without it nothing is named; the quote page offers Re-price all the same.
    () => undefined,
  )
  const value = answer.kind === 'answered' ? answer.value : null
  return useMemo(() => {
    if (pinned === null) return catalogue
    return value && catalogueOf(value)
  }, [pinned, catalogue, value])
}
