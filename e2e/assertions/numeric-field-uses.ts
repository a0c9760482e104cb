import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The field for numbers and what is made of it: a new one belongs here, so that its users are found. */
const FIELDS = [
  'NumericField',
  'WholeNumberField',
  'DecimalField',
  'MoneyField',
  'PercentField',
  'LengthField',
  'LengthRow',
  'HeightField',
  'RiseFields',
  'DistanceRow',
  'DistanceField',
  'AngleRow',
  'SizeSlider',
]
const USE = new RegExp(`<(?:${FIELDS.join('|')})\\b`, 'g')
/** Files that only give the field another face; it gets its name where they are used. */
const FACES = /\/(?:length-field|length-row|distance-row|height-field|angle-row|size-slider)\.tsx$/

/** How often each file of the apps shows the field for numbers. */
export function numericFieldUses(): ReadonlyMap<string, number> {
  const files = ['apps/web/src', 'apps/portal/src'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => join(root, file)),
  )
  return new Map(
    files
      .filter((path) => path.endsWith('.tsx') && !FACES.test(path))
      .map((path) => [path, readFileSync(path, 'utf8').match(USE)?.length ?? 0] as const)
      .filter(([, uses]) => uses > 0),
  )
}
