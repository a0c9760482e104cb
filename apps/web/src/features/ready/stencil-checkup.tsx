import { Button, Checkbox } from '@mantine/core'
import type { RecommendedStencil } from '@ramp/domain'
import { MAIN_ACTION } from '../../keys/main-action.ts'
import { setPreference, usePreferences } from '../../persistence/preferences.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NoLongerSoldParts } from '../../ui/steps/no-longer-sold.tsx'
import classes from './stencil-checkup.module.css'

type StencilCheckupProps = {
  /** null: the dialog is closed. */
  readonly missing: readonly (RecommendedStencil & { readonly isPlaced: boolean })[] | null
  readonly onPlace: (stencil: RecommendedStencil) => void
  readonly onClose: () => void
  readonly onContinue: () => void
}

/** Lists what would change the parts list or safety and is not drawn, and places it (spec 3 §2.6). */
export function StencilCheckup({ missing, onPlace, onClose, onContinue }: StencilCheckupProps) {
  const { stencilWarnings } = usePreferences()
  return (
    <Dialog opened={missing !== null} onClose={onClose} title="Stencil Checkup">
      <p>Your system may need these stencils, which are not on the canvas:</p>
      <ul className={classes.list}>
        {missing?.map((stencil) => (
          <li key={stencil.name}>
            <b>{stencil.name}</b>
            <p>{stencil.why}</p>
            <Button
              variant="default"
              size="xs"
              aria-label={stencil.isPlaced ? `${stencil.name} placed` : `Place ${stencil.name}`}
              disabled={stencil.isPlaced}
              onClick={() => onPlace(stencil)}
            >
              {stencil.isPlaced ? 'Placed' : 'Place'}
            </Button>
          </li>
        ))}
      </ul>
      <NoLongerSoldParts />
      <Checkbox
        size="sm"
        label="Stop Showing Me Stencil Warnings"
        checked={!stencilWarnings}
        onChange={(event) => setPreference('stencilWarnings', !event.currentTarget.checked)}
      />
      <div className={classes.answers}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button {...MAIN_ACTION} onClick={onContinue}>
          It's ok, Continue
        </Button>
      </div>
    </Dialog>
  )
}
