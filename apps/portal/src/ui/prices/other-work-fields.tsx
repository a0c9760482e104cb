import { GROUP_NAMES } from '@ramp/pricing'
import type { DraftOf, FieldsProps } from './draft/draft-terms.ts'
import { type Choice, ChoiceEntry, MoneyEntry, WordsEntry } from './entries.tsx'
import { Rows } from './rows.tsx'

type Group = DraftOf<'otherWork'>[number]['group']

const GROUPS: readonly Choice<Group>[] = (
  ['other', 'installation', 'freight', 'permit', 'parts'] as const
).map((group) => [group, GROUP_NAMES[group]])
const LONGEST_NAME = 80
const MOST = 30

/** Work beside the ramp, each with an amount or as not included. */
export const OtherWorkFields = ({ value, onChange }: FieldsProps<'otherWork'>) => (
  <Rows
    path="otherWork"
    name="Work"
    rows={value}
    blank={{ name: '', group: 'other', cents: null } as const}
    most={MOST}
    onChange={onChange}
  >
    {(work, change, place) => (
      <>
        <WordsEntry
          path={`otherWork.${place}.name`}
          label="Work"
          value={work.name}
          placeholder="Concrete pad"
          maxLength={LONGEST_NAME}
          onChange={(name) => change({ name })}
        />
        <MoneyEntry
          path={`otherWork.${place}.cents`}
          label="Amount"
          value={work.cents}
          placeholder="Not included"
          onChange={(cents) => change({ cents })}
        />
        <GroupEntry
          path={`otherWork.${place}.group`}
          value={work.group}
          onChange={(group) => change({ group })}
        />
      </>
    )}
  </Rows>
)

const TICKED: readonly Choice<'yes' | 'no'>[] = [
  ['no', 'Not in the total until checked'],
  ['yes', 'Checked: in the total'],
]

/** Lines that are offered with their price. */
export const OptionalLineFields = ({ value, onChange, isOfQuote = false }: FieldsProps<'optionalLines'>) => (
  <Rows
    path="optionalLines"
    name="Option"
    rows={value}
    blank={{ name: '', group: 'other', cents: null, isTicked: false } as const}
    most={MOST}
    onChange={onChange}
  >
    {(line, change, place) => (
      <>
        <WordsEntry
          path={`optionalLines.${place}.name`}
          label="Option"
          value={line.name}
          placeholder="Second handrail"
          maxLength={LONGEST_NAME}
          onChange={(name) => change({ name })}
        />
        <MoneyEntry
          path={`optionalLines.${place}.cents`}
          label="Price"
          value={line.cents}
          onChange={(cents) => change({ cents })}
        />
        <GroupEntry
          path={`optionalLines.${place}.group`}
          value={line.group}
          onChange={(group) => change({ group })}
        />
        {isOfQuote && (
          <ChoiceEntry
            path={`optionalLines.${place}.isTicked`}
            label="Chosen"
            value={line.isTicked ? 'yes' : 'no'}
            choices={TICKED}
            onChange={(ticked) => change({ isTicked: ticked === 'yes' })}
          />
        )}
      </>
    )}
  </Rows>
)

type GroupEntryProps = {
  readonly path: string
  readonly value: Group
  readonly onChange: (group: Group) => void
}

/** Which group of charges a line belongs to, for tax and payers. */
const GroupEntry = (props: GroupEntryProps) => (
  <ChoiceEntry {...props} label="Taxed and paid as" choices={GROUPS} />
)
