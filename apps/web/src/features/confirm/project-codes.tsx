import { Checkbox } from '@mantine/core'
import { askedCodes, BUILDING_CODES, type BuildingCode, setProject, storedCodes } from '@ramp/domain'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'
import { WordsInput } from '../../ui/fields/words-input.tsx'
import classes from './project-codes.module.css'

/** The building codes the job is under, and the edition the permit office applies. */
export function ProjectCodes() {
  const editor = useEditor()
  const project = useProject()
  const asked = askedCodes(project)
  const change = (code: BuildingCode, isOn: boolean) => {
    const codes = BUILDING_CODES.filter((one) => (one === code ? isOn : asked.includes(one)))
    editor.run('Set building codes', 'propChange', setProject({ codes: storedCodes(project.product, codes) }))
  }
  return (
    <div className={classes.codes}>
      <fieldset className={classes.choices}>
        <legend>This job is under</legend>
        {BUILDING_CODES.map((code) => (
          <Checkbox
            key={code}
            label={code}
            checked={asked.includes(code)}
            onChange={(event) => change(code, event.currentTarget.checked)}
          />
        ))}
      </fieldset>
      <Edition key={project.codeEdition ?? ''} />
    </div>
  )
}

function Edition() {
  const editor = useEditor()
  const { codeEdition = '' } = useProject()
  return (
    <WordsInput
      label="Edition the permit office applies"
      placeholder="Not entered"
      maxLength={200}
      value={codeEdition}
      onCommit={(entered) =>
        editor.run(
          'Set code edition',
          'propChange',
          setProject({ codeEdition: entered === '' ? undefined : entered }),
        )
      }
    />
  )
}
