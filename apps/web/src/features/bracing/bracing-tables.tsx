import { type Analysis, productRules } from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { DataTable } from '@ramp/shell'
import { PanelSection } from '../../ui/panel/panel.tsx'
import { angleBraces, sizeText } from './brace-rows.ts'

type OfAnalysis = { readonly analysis: Analysis }

const rulesOf = ({ layout }: Analysis) => productRules(layout.project.product)

/** How many angle braces; the product lines without them do not show this (spec 3 §2.13). */
export function AngleBracing({ analysis }: OfAnalysis) {
  const above = rulesOf(analysis).angleBraceAbove
  return (
    <PanelSection title="Angle Bracing">
      <DataTable
        label="Angle Bracing"
        columns={[
          { name: 'Item Number', cell: ({ item }) => item.itemNumber },
          { name: 'Short Name', cell: ({ item }) => item.shortName },
          { name: 'Quantity', align: 'right', cell: ({ quantity }) => quantity },
        ]}
        rows={angleBraces(analysis)}
        keyOf={({ item }) => item.itemNumber}
        empty={`None. Angle braces are added under platforms and ramp connections above ${lengthText(above ?? 0, 'height')}.`}
      />
    </PanelSection>
  )
}

export const CrossBracing = ({ analysis }: OfAnalysis) => (
  <PanelSection title="Cross Bracing">
    <DataTable
      label="Cross Bracing"
      columns={[
        { name: 'Size', cell: ({ size }) => sizeText(size) },
        { name: 'Quantity', align: 'right', cell: ({ quantity }) => quantity },
      ]}
      rows={analysis.bracing.crossBraces}
      keyOf={({ size }) => String(size)}
      empty={`None. Cross braces are added at ${lengthText(rulesOf(analysis).crossBraceFrom, 'height')} and above.`}
    />
  </PanelSection>
)
