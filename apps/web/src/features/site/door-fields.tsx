import { Button } from '@mantine/core'
import { HINGES, type Site, SWINGS, setDoor, setPorch, setSill } from '@ramp/domain'
import { siteUseOf, takeSiteTool } from '@ramp/editor'
import { useEditor } from '../../project/use-editor.ts'
import { useEditorState } from '../../project/use-editor-state.ts'
import { useLayout } from '../../project/use-layout.ts'
import { FieldRow } from '../../ui/fields/field-row.tsx'
import { MeasureInput } from '../../ui/fields/measure-input.tsx'
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
      <FieldRow label="Sill over the datum" htmlFor="site-sill">
        <MeasureInput
          id="site-sill"
          label="Sill over the datum"
          isLabelHidden
          width={120}
          placeholder="24 1/2"
          mayBeNegative={site.ground !== undefined}
          value={door?.sill ?? null}
          onCommit={(sill) => editor.run('Set sill', 'propChange', setSill(sill))}
        />
      </FieldRow>
      {door && (
        <>
          <FieldRow label="Step down to the deck" htmlFor="site-step">
            <MeasureInput
              id="site-step"
              label="Step down to the deck"
              isLabelHidden
              width={120}
              value={door.stepDown}
              onCommit={(stepDown) => set('Set step down', { stepDown })}
            />
          </FieldRow>
          <FieldRow label="Clear width" htmlFor="site-width">
            <MeasureInput
              id="site-width"
              label="Clear width"
              isLabelHidden
              width={120}
              placeholder="36"
              value={door.width ?? null}
              onCommit={(width) => set('Set door width', { width })}
            />
          </FieldRow>
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
            <FieldRow label="It hangs below the sill" htmlFor="site-storm-below">
              <MeasureInput
                id="site-storm-below"
                label="It hangs below the sill"
                isLabelHidden
                width={120}
                value={door.storm.below}
                onCommit={(below) => door.storm && set('Set storm door', { storm: { ...door.storm, below } })}
              />
            </FieldRow>
          )}
          <SegmentsRow label="The way begins" values={CASES} value={caseOf(site)} onChoose={choose} />
          {site.porch && (
            <FieldRow label="Porch over the datum" htmlFor="site-porch">
              <MeasureInput
                id="site-porch"
                label="Porch over the datum"
                isLabelHidden
                width={120}
                value={site.porch.height}
                onCommit={(height) =>
                  site.porch && editor.run('Set porch', 'propChange', setPorch({ ...site.porch, height }))
                }
              />
            </FieldRow>
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
