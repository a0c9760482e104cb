import { picturesOf, setUnderlay } from '@ramp/domain'
import { newId, takeUnderlay } from '@ramp/editor'
import { useState } from 'react'
import { ownerOf } from '../../../persistence/owner.ts'
import { savePhoto } from '../../../persistence/saved-photos.ts'
import { useOpenedProject } from '../../../project/opened-project.ts'
import { useEditor } from '../../../project/use-editor.ts'
import { MOST_PHOTOS } from '../photos/photo-words.ts'
import { readPlan } from './read-plan.ts'

/** A plan of which nobody knows how large it is fills so much of the canvas. */
const SHARE_OF_CANVAS = 0.8
const FADED = 0.5

/** Lays the plan of a file under the drawing, or says why not. */
export function useLayPlan() {
  const editor = useEditor()
  const owner = ownerOf(useOpenedProject())
  const [problem, setProblem] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)

  async function lay(file: File | null) {
    if (!file) return
    setReading(true)
    try {
      setProblem(await layOf(file))
    } catch {
      setProblem('The plan could not be read. Check the connection, and choose the file again.')
    } finally {
      setReading(false)
    }
  }

  async function layOf(file: File): Promise<string | null> {
    if (picturesOf({ ...editor.decided.site, underlay: undefined }).length >= MOST_PHOTOS)
      return `A site has at most ${MOST_PHOTOS} pictures, with the lot plan. Remove a photo first.`
    const plan = await readPlan(file)
    if ('problem' in plan) return plan.problem
    const id = newId()
    if (!(await savePhoto(owner, id, plan.picture)))
      return 'This device has no space for the plan. Free some space, and choose it again.'
    const { canvas } = editor.decided.project
    const { kind, width, height, inchesOfPixel } = plan
    const fitted = SHARE_OF_CANVAS * Math.min(canvas.width / width, canvas.height / height)
    editor.run(
      'Lay lot plan',
      'propChange',
      setUnderlay({
        id,
        name: file.name.slice(0, 200),
        kind,
        width,
        height,
        at: { x: canvas.width / 2, y: canvas.height / 2 },
        scale: inchesOfPixel ?? fitted,
        rotation: 0,
        opacity: FADED,
        isToScale: inchesOfPixel !== null,
      }),
    )
    if (inchesOfPixel === null) takeUnderlay(editor, 'points')
    return null
  }
  return { lay, problem, isReading }
}
