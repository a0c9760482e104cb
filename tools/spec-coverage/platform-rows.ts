import type { Row } from './row.ts'

const rule = (text: string, ...proofs: Row['proofs']): Row => ({ source: 'spec 1 §5', rule: text, proofs })

/** Validation rules of the platform. */
export const platformRows: readonly Row[] = [
  rule('Canvas size: minimum 400x400 px, maximum 3000x3000 px'),
  rule("'Cannot resize, stencils will go off canvas'"),
  rule("'Canvas width cannot be smaller'"),
  rule("'Canvas height cannot be smaller'"),
  rule('Size inputs accept numbers and are converted from the chosen units'),
  rule('System parts cannot overlap, nor be contained within other system parts'),
  rule('Grid snap is 20 px, or 10 px when zoom is above 1.1'),
  rule('Measurements round to 1/16 inch'),
  rule("Additional product quantities of '0' or empty are dropped"),
  rule("Load: missing project data gives 'No Project Data'"),
  rule("Load: 'This project is too old to load'"),
  rule("Autosave without storage: 'Project was not saved -- No Storage'"),
  rule("Autosave without storage: 'Preview was not saved'"),
  rule('For V quotes, saved-quote tables are built only by adding add-on linear feet'),
  rule('Project name Save is enabled only when the text differs from the stored name'),
  rule("Vertex mode requires a selected object, else 'No object selected'"),
  rule('The product query parameter must be in the allowed list; otherwise redirect to /setup'),
  rule("Project access: the user's customer number equals the header's"),
  rule("Project access: customer number '00000'"),
  rule('Project access: internal staff by e-mail'),
  rule("Project access otherwise: 'You are not authorized to view this project'"),
  rule('Without an id, the designer is allowed only with the permission access:sandbox'),
]
