import { Button } from '@mantine/core'
import type { KeptPart } from '@ramp/domain'
import { IconPin, IconX } from '@tabler/icons-react'
import { useEditor } from '../../project/use-editor.ts'
import classes from './fit-panel.module.css'
import type { Offered } from './offered/fit-messages.ts'

type KeptPartsProps = {
  readonly offered: Offered | null
  readonly keep: readonly KeptPart[]
  /** Nothing costs less than the ramp that a part was kept of. */
  readonly isNoneBetter: boolean
  readonly onKeep: (keep: readonly KeptPart[]) => void
}

/** Pins the platform at the door, or the end of the way, of the chosen ramp: what is asked next begins or ends there. */
export function KeptParts({ offered, keep, isNoneBetter, onKeep }: KeptPartsProps) {
  const { catalogue } = useEditor()
  const name = ({ shortName }: KeptPart) => catalogue.byShortName.get(shortName)?.frontendName ?? shortName
  const ends = offered ? endsOf(offered) : []
  return (
    <div className={classes.kept}>
      {keep.map((part) => (
        <Button
          key={`${part.at.x} ${part.at.y}`}
          size="compact-sm"
          variant="light"
          rightSection={<IconX size={13} aria-hidden />}
          aria-label={`Kept: ${name(part)}, let go`}
          onClick={() => onKeep(keep.filter((one) => one !== part))}
        >
          Kept: {name(part)}
        </Button>
      ))}
      {ends
        .filter(({ part }) => !keep.some((one) => isSame(one, part)))
        .map(({ label, part }) => (
          <Button
            key={label}
            size="compact-sm"
            variant="default"
            leftSection={<IconPin size={13} aria-hidden />}
            onClick={() => onKeep([...keep, part])}
          >
            {label}
          </Button>
        ))}
      {isNoneBetter && <p className={classes.muted}>No ramp with this part costs less.</p>}
    </div>
  )
}

const isSame = (a: KeptPart, b: KeptPart): boolean => a.at.x === b.at.x && a.at.y === b.at.y

/** The first and the last part of the way down. */
function endsOf({
  layout: { parts, runs },
}: Offered): readonly { readonly label: string; readonly part: KeptPart }[] {
  const way = runs[0]?.parts ?? []
  const first = parts.find(({ id }) => id === way[0])
  return [
    // From a porch the way begins with a ramp.
    { label: first?.kind === 'platform' ? 'Keep the door platform' : 'Keep the first ramp', id: way[0] },
    { label: 'Keep the end', id: way.length > 1 ? way.at(-1) : undefined },
  ].flatMap(({ label, id }) => {
    const part = parts.find((one) => one.id === id)
    return part
      ? [{ label, part: { shortName: part.shortName, at: part.at, rotation: part.rotation, height: null } }]
      : []
  })
}
