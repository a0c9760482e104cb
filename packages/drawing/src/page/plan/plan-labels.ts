import type { Box, Placement } from '@ramp/domain'
import type { GroupMark, Mark, Marks, TextMark } from '../../marks/mark.ts'
import { textWidth } from '../../marks/measure-text.ts'
import { group } from '../../marks/shapes.ts'

/** Letters of a part's name on paper, in points, as far as the part is wide enough for them. */
const READABLE = 11
/** A label fills this much of its part at most. */
const ROOM = 0.84
const LEADING = 1.2

/** Parts with labels that can be read at the plan's scale: on a small plan larger, and without their heights. */
export const withReadableLabels = (marks: Marks, { byId }: Placement, scale: number): Marks =>
  marks.map((mark) => {
    const box = mark.kind === 'group' && mark.id !== undefined ? byId.get(mark.id)?.box : undefined
    return mark.kind === 'group' && box ? relabelled(mark, box, scale) : mark
  })

const relabelled = (part: GroupMark, box: Box, scale: number): GroupMark => ({
  ...part,
  children: part.children.map((child) =>
    child.kind === 'group' && child.isUpright ? enlarged(child, box, scale) : child,
  ),
})

function enlarged(label: GroupMark, { min, max }: Box, scale: number): GroupMark {
  const texts = label.children.filter(isText)
  const [name] = texts
  if (!name) return label
  const most = (shown: readonly TextMark[]) =>
    ROOM *
    Math.min(
      (max.y - min.y) / shown.reduce((sum, { size }) => sum + size * LEADING, 0),
      ...shown.map((text) => (max.x - min.x) / textWidth(text.text, text)),
    )
  const wanted = READABLE / (name.size * scale)
  const all = wanted <= most(texts)
  const factor = Math.max(1, Math.min(wanted, most(all ? texts : [name])))
  if (factor === 1) return label
  const plates = label.children.filter((mark) => !isText(mark))
  const children = all ? label.children : [...plates, { ...name, y: name.size * 0.36 }]
  return { ...label, children: [group(children, { matrix: [factor, 0, 0, factor, 0, 0] })] }
}

const isText = (mark: Mark): mark is TextMark => mark.kind === 'text'
