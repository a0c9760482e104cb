import {
  type GroupMark,
  hasStructure,
  type Mark,
  type Marks,
  markBounds,
  POINTS,
  type Structure,
} from '@ramp/drafting'

type Element = PDFKit.PDFStructureElement
type Writer = {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  readonly paint: (marks: Marks) => void
  /** What was begun last and may go on: rows one after the other are one table, items one list. */
  open: { readonly table: Element | null; readonly list: Element | null }
}

/**
 * Writes the structure of a document beside its marks (PDF 1.7, 14.7 and 14.8): what has a structure becomes an element in
 * the order of the marks, all else an artifact. `paint` puts marks on the page that is open.
 */
export function taggedPages(doc: PDFKit.PDFDocument, paint: (marks: Marks) => void) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const writer: Writer = { doc, root, paint, open: { table: null, list: null } }
  return {
    /** Everything on the page that is open. */
    page: (marks: Marks) => walk(writer, marks, (group, structure) => writeElement(writer, group, structure)),
    artifact: (draw: () => void) => writeArtifact(writer, draw),
    end: () => root.end(),
  }
}

function writeArtifact({ doc }: Writer, draw: () => void) {
  doc.markContent('Artifact')
  draw()
  doc.endMarkedContent()
}

/** Hands over each group that has a structure, in the order of the marks; what lies between is decoration. */
function walk(writer: Writer, marks: Marks, onElement: (group: GroupMark, structure: Structure) => void) {
  let plain: Mark[] = []
  const flush = () => {
    const decoration = plain
    if (decoration.length > 0) writeArtifact(writer, () => writer.paint(decoration))
    plain = []
  }
  for (const mark of marks) {
    if (mark.kind !== 'group' || mark.structure?.kind === 'artifact' || !hasStructure(mark)) {
      plain.push(mark)
      continue
    }
    flush()
    if (mark.structure === undefined) walk(writer, mark.children, onElement)
    else onElement(mark, mark.structure)
  }
  flush()
}

function writeElement(writer: Writer, group: GroupMark, structure: Structure) {
  if (structure.kind === 'artifact') return
  if (structure.kind === 'row') writeRow(writer, group, structure.beginsTable)
  else if (structure.kind === 'item') writeItem(writer, group)
  else {
    writer.open = { table: null, list: null }
    writeLeaf(writer, writer.root, group)
  }
}

function writeRow(writer: Writer, group: GroupMark, beginsTable: boolean) {
  const { doc, root } = writer
  const begun = beginsTable ? null : writer.open.table
  const table = begun ?? doc.struct('Table')
  if (begun === null) root.add(table)
  writer.open = { table, list: null }
  const row = doc.struct('TR')
  table.add(row)
  walk(writer, group.children, (cell) => writeLeaf(writer, row, cell))
}

function writeItem(writer: Writer, group: GroupMark) {
  const { doc, root, open } = writer
  const list = open.list ?? doc.struct('L')
  if (open.list === null) root.add(list)
  writer.open = { table: null, list }
  const item = doc.struct('LI')
  list.add(item)
  writeLeaf(writer, item, group)
}

/** An element whose content is painted as it is added. */
const writeLeaf = ({ doc, paint }: Writer, parent: Element, group: GroupMark) =>
  parent.add(doc.struct(typeOf(group), optionsOf(group), () => paint(group.children)))

const TYPES = {
  paragraph: 'P',
  item: 'LBody',
  cell: 'TD',
  'head-cell': 'TH',
  figure: 'Figure',
} as const

function typeOf({ structure }: GroupMark): string {
  if (structure?.kind === 'heading') return `H${structure.level}`
  return structure === undefined || structure.kind === 'row' || structure.kind === 'artifact'
    ? TYPES.paragraph
    : TYPES[structure.kind]
}

/** Of an element, as pdfkit takes them; its types do not know all. */
type ElementOptions = PDFKit.Mixins.StructureElementOptions & {
  readonly scope?: 'Column'
  /** Left, top, right and bottom on its page, in points. */
  readonly bbox?: readonly number[]
}

/** A figure has its words and its place; the head of a column says that it is one. */
function optionsOf({ structure, children }: GroupMark): ElementOptions {
  if (structure?.kind === 'head-cell') return { scope: 'Column' }
  if (structure?.kind !== 'figure') return {}
  const box = markBounds(children, POINTS)
  return {
    alt: structure.alternative,
    ...(box && { bbox: [box.min.x, box.min.y, box.max.x, box.max.y] }),
  }
}
