import type { CodeFamily, FitWishes } from '@ramp/domain'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'
import { FoldSection } from '../../ui/panel/fold-section.tsx'
import type { FitQuestion } from './fit-request-of.ts'

type FitWishesProps = {
  readonly question: FitQuestion
  readonly onChange: (question: FitQuestion) => void
}

const CODES: readonly { readonly name: string; readonly codes: readonly CodeFamily[] }[] = [
  { name: 'Home: IRC and Practice', codes: ['IRC', 'Practice'] },
  { name: 'Public: ADA and IBC', codes: ['ADA', 'IBC'] },
  { name: 'All four', codes: ['ADA', 'IBC', 'IRC', 'Practice'] },
]

const TURNS: readonly string[] = ['No turn', 'One turn at most', 'Two turns at most', 'Any']
const ANY = TURNS.length - 1

/** What is wished for besides a ramp that is legal, and by which codes that is judged. */
export function FitWishesFields({ question, onChange }: FitWishesProps) {
  const { wishes, codes } = question
  const wish = (change: Partial<FitWishes>) => onChange({ ...question, wishes: { ...wishes, ...change } })
  const chosen = CODES.find((one) => one.codes.join() === codes.join())
  return (
    <FoldSection title="Wishes and codes" isClosed>
      <FieldRow label="Codes" htmlFor="fit-codes">
        <Select
          id="fit-codes"
          w={190}
          allowDeselect={false}
          data={CODES.map(({ name }) => name)}
          value={chosen?.name ?? null}
          onChange={(name) => {
            const next = CODES.find((one) => one.name === name)
            if (next) onChange({ ...question, codes: next.codes })
          }}
        />
      </FieldRow>
      <FieldRow label="Turns" htmlFor="fit-turns">
        <Select
          id="fit-turns"
          w={190}
          allowDeselect={false}
          data={[...TURNS]}
          value={TURNS[Math.min(wishes.maxTurns ?? ANY, ANY)] ?? null}
          onChange={(name) => {
            const most = TURNS.indexOf(name ?? 'Any')
            wish({ maxTurns: most === ANY ? null : most })
          }}
        />
      </FieldRow>
      <SwitchRow
        id="fit-straight"
        label="Straight first"
        isOn={wishes.straight}
        onSwitch={(straight) => wish({ straight })}
      />
      <SwitchRow
        id="fit-stairs"
        label="With a stair"
        isOn={wishes.stairs}
        onSwitch={(stairs) => wish({ stairs })}
      />
      <SwitchRow
        id="fit-stock"
        label="Stock parts only"
        isOn={wishes.noCustomParts}
        onSwitch={(noCustomParts) => wish({ noCustomParts })}
      />
    </FoldSection>
  )
}
