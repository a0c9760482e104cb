import { type Run, setRunTop } from '@ramp/domain'
import { useEditor } from '../../../project/use-editor.ts'
import { HeightField } from '../../../ui/height/height-field.tsx'
import classes from './run-wizard.module.css'

type StartHeightStepProps = { readonly run: Run; readonly onEnter: () => void }

/** The surface height where the run begins (spec 3 §5.3). */
export function StartHeightStep({ run, onEnter }: StartHeightStepProps) {
  const editor = useEditor()
  return (
    <>
      <HeightField
        label="Start / Top Height"
        value={run.top}
        isFocused
        onEnter={onEnter}
        onChange={(top) => editor.run('Set start height', 'propChange', setRunTop(run.id, top))}
      />
      <p className={classes.hint}>
        Height of the top of this run above the ground. If it starts at a platform of another run, click that
        platform on the canvas.
      </p>
    </>
  )
}
