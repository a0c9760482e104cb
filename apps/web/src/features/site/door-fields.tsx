import { Button } from '@mantine/core'
import { HINGES, type Site, SWINGS, setDoor, setPorch, setSill } from '@ramp/domain'
import { siteUseOf, takeSiteTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { HEIGHTS, LEVELS, SIZES } from '../../ui/fields/lengths/length-limits.ts'
import { LengthRow } from '../../ui/fields/lengths/length-row.tsx'
import { SegmentsRow } from '../../ui/fields/segments-row.tsx'
import { SwitchRow } from '../../ui/fields/switch-row.tsx'

const CASES = ['at the door', 'to the porch', 'over the porch'] as const
type Case = (typeof CASES)[number]

const caseOf = ({ porch }: Site): Case =>
  porch ? (porch.use === 'start' ? 'to the porch' : 'over the porch') : 'at the door'

/** The door the way begins at, and whether it begins at a porch. */
export function DoorFields() {
  const editor = useEditor()
  const { site } = useLayout()
  const use = useEditorState(siteUseOf)
  const [door] = site.doors
  const set = (label: string, change: Parameters<typeof setDoor>[0]) =>
    editor.run(label, 'propChange', setDoor(change))
  return (
    <>
      <LengthRow
        id="site-sill"
        label="Sill over the datum"
        placeholder="24 1/2"
        range={site.ground ? LEVELS : HEIGHTS}
        value={door?.sill ?? null}
        onCommit={(sill) => editor.run('Set sill', 'propChange', setSill(sill))}
      />
      {door && (
        <>
          <LengthRow
            id="site-step"
            label="Step down to the deck"
            range={HEIGHTS}
            value={door.stepDown}
            onCommit={(stepDown) => set('Set step down', { stepDown })}
          />
          <LengthRow
            id="site-width"
            label="Clear width"
            placeholder="36"
            range={SIZES}
            value={door.width ?? null}
            onCommit={(width) => set('Set door width', { width })}
          />
          <SegmentsRow
            label="Swings"
            values={SWINGS}
            value={door.swing ?? 'in'}
            onChoose={(swing) => set('Set swing', { swing })}
          />
          <SegmentsRow
            label="Hinges, seen from outside"
            values={HINGES}
            value={door.hinge ?? 'left'}
            onChoose={(hinge) => set('Set hinges', { hinge })}
          />
          <SwitchRow
            id="site-storm"
            label="Storm door"
            isOn={door.storm !== undefined}
            onSwitch={(isOn) =>
              set('Set storm door', {
                storm: isOn ? { swing: 'out', hinge: door.hinge ?? 'left', below: 0 } : undefined,
              })
            }
          />
          {door.storm && (
            <LengthRow
              id="site-storm-below"
              label="It hangs below the sill"
              range={HEIGHTS}
              value={door.storm.below}
              onCommit={(below) => door.storm && set('Set storm door', { storm: { ...door.storm, below } })}
            />
          )}
          <SegmentsRow label="The way begins" values={CASES} value={caseOf(site)} onChoose={choose} />
          {site.porch && (
            <LengthRow
              id="site-porch"
              label="Porch over the datum"
              range={site.ground ? LEVELS : HEIGHTS}
              value={site.porch.height}
              onCommit={(height) =>
                site.porch && editor.run('Set porch', 'propChange', setPorch({ ...site.porch, height }))
              }
            />
          )}
          <Button
            fullWidth
            mt={8}
            variant={use?.kind === 'door' ? 'filled' : 'default'}
            aria-pressed={use?.kind === 'door'}
            onClick={() => takeSiteTool(editor, use?.kind === 'door' ? null : { kind: 'door' })}
          >
            {use?.kind === 'door'
              ? 'Tap the wall where the door is'
              : door.at
                ? 'Place the door again'
                : 'Place the door'}
          </Button>
        </>
      )}
    </>
  )

  /** A porch that is not drawn yet is drawn next. */
  function choose(next: Case) {
    if (next === 'at the door') return editor.run('Set door case', 'propChange', setPorch(null))
    const porchUse = next === 'to the porch' ? 'start' : 'over'
    if (site.porch)
      return editor.run('Set door case', 'propChange', setPorch({ ...site.porch, use: porchUse }))
    const height = Math.max(0, (door?.sill ?? 0) - (porchUse === 'start' ? (door?.stepDown ?? 0) : 7))
    takeSiteTool(editor, { kind: 'outline', of: { kind: 'porch', height, use: porchUse } })
  }
}
