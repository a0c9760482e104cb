import { Button, Textarea } from '@mantine/core'
import {
  customKindOf,
  customLimits,
  customOverall,
  type Item,
  type Part,
  partName,
  platformSideWarning,
  productRules,
} from '@ramp/domain'
import { lengthText } from '@ramp/drafting'
import { Notice } from '@ramp/shell'
import { IconArrowLeft } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'
import { boxesNote } from '../../ui/fields/boxes-note.ts'
import { FigureList } from '../../ui/figures/figure-list.tsx'
import { Panel, PanelSection } from '../../ui/panel/panel.tsx'
import { AddingItem } from './adding-item.tsx'
import classes from './custom-part.module.css'
import type { CustomSize } from './custom-request.ts'
import { neededStencils } from './needed-stencils.ts'
import { SizeSlider } from './size-slider.tsx'
import { useCustomPart } from './use-custom-part.ts'

type Cards = {
  readonly items: readonly Item[]
  readonly keyOf?: (item: Item) => string
  readonly onTake?: (item: Item) => void
  readonly change?: (part: Part) => Part
}

type CustomPartProps = {
  /** The card that was chosen. */
  readonly model: Item
  readonly onBack: () => void
  /** Draws cards that can be placed. */
  readonly children: (cards: Cards) => ReactNode
}

/** As the server takes it. */
const LONGEST_DESCRIPTION = 200

/** Configure Custom Part (spec 2 §2.2). A generated part stays as it is until it is generated again. */
export function CustomPart({ model, onBack, children }: CustomPartProps) {
  const { product } = useProject()
  const { catalogue } = useEditor()
  const part = useCustomPart(model)
  const { size, setSize, generated, isAsking, isRefused, generate } = part
  const kind = customKindOf(model) ?? 'platform'
  const limits = customLimits(kind, productRules(product).industry)
  const warning = kind === 'platform' ? platformSideWarning(customOverall(model, size), catalogue) : null
  return (
    <Panel
      title="Configure Custom Part"
      sub={`From ${partName(model)}. Stencil dimensions are shown as width X length.`}
      top={
        <Button
          variant="subtle"
          className={classes.back ?? ''}
          leftSection={<IconArrowLeft size={15} stroke={1.75} aria-hidden />}
          onClick={onBack}
        >
          Back to Parts
        </Button>
      }
    >
      <SizeSlider
        name="Width"
        limits={limits.width}
        value={size.width}
        onChange={(width) => setSize({ ...size, width })}
      />
      {limits.length && (
        <SizeSlider
          name="Length"
          limits={limits.length}
          value={size.length}
          onChange={(length) => setSize({ ...size, length })}
        />
      )}
      {kind === 'platform' && <Dimensions model={model} size={size} />}
      {warning && <Notice tone="look">{warning}</Notice>}
      <Button fullWidth loading={isAsking} onClick={generate} mt={12}>
        Generate Part
      </Button>
      {isAsking && <AddingItem />}
      {isRefused && (
        <div role="alert" className={classes.refused}>
          <Notice tone="look" title="A part could not be generated based on these measurements">
            If needed please contact customer service for assistance
          </Notice>
        </div>
      )}
      {generated && (
        <PanelSection title="Drag to Canvas">
          {children({
            items: [generated],
            // Its number may change between a press on the card and the release.
            keyOf: () => 'generated',
            onTake: part.keep,
            change: part.asNumbered,
          })}
          <Textarea
            mt={10}
            label="Custom Description"
            autosize
            maxLength={LONGEST_DESCRIPTION}
            {...boxesNote(part.description)}
            value={part.description}
            onChange={(event) => part.setDescription(event.currentTarget.value)}
            onBlur={part.describe}
          />
        </PanelSection>
      )}
      <PanelSection title="Stencils that may also be needed">
        {children({ items: neededStencils(kind, size.width, catalogue) })}
      </PanelSection>
    </Panel>
  )
}

function Dimensions({ model, size }: { readonly model: Item; readonly size: CustomSize }) {
  const text = ({ width, length }: CustomSize) =>
    `${lengthText(width, 'part-size')} X ${lengthText(length, 'part-size')}`
  return (
    <FigureList
      figures={[
        ['Overall', text(customOverall(model, size))],
        ['Usable', text(size)],
      ]}
    />
  )
}
