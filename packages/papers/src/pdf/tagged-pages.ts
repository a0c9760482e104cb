import {
  type GroupMark,
  hasStructure,
  type Mark,
  type Marks,
  markBounds,
  POINTS,
  type Structure,
  type TextMark,
  textWidth,
} from '@ramp/drafting'

type Element = PDFKit.PDFStructureElement
type Writer = {
  readonly doc: PDFKit.PDFDocument
  readonly root: Element
  readonly paint: (marks: Marks) => void
  /** The table of each name that was begun last: it may go on in the next column or on the next sheet. */
  readonly tables: Map<string, Element>
  /** The list that was begun last, while nothing else came after it. */
  list: Element | null
}

/**
 * Writes the structure of a document beside its marks (PDF 1.7, 14.7 and 14.8): what has a structure becomes an element in
 * the order of the marks, all else an artifact. `paint` puts marks on the page that is open.
 */
export function taggedPages(doc: PDFKit.PDFDocument, paint: (marks: Marks) => void) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  const writer: Writer = { doc, root, paint, tables: new Map(), list: null }
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
  if (structure.kind === 'item') {
    writeItem(writer, group)
    return
  }
  writer.list = null
  if (structure.kind === 'row') writeRow(writer, group, structure)
  else writeLeaf(writer, writer.root, group)
}

type RowStructure = Extract<Structure, { readonly kind: 'row' }>

function writeRow(writer: Writer, group: GroupMark, { table: name, beginsTable }: RowStructure) {
  const { doc, root, tables } = writer
  const begun = beginsTable ? undefined : tables.get(name)
  const table = begun ?? doc.struct('Table')
  if (begun === undefined) root.add(table)
  tables.set(name, table)
  const row = doc.struct('TR')
  table.add(row)
  walk(writer, group.children, (cell) => writeLeaf(writer, row, cell))
}

function writeItem(writer: Writer, group: GroupMark) {
  const { doc, root } = writer
  const list = writer.list ?? doc.struct('L')
  if (writer.list === null) root.add(list)
  writer.list = list
  const item = doc.struct('LI')
  list.add(item)
  writeLeaf(writer, item, group)
}

/** An element whose content is painted as it is added. */
const writeLeaf = ({ doc, paint }: Writer, parent: Element, group: GroupMark) =>
  parent.add(doc.struct(typeOf(group), optionsOf(group), () => paint(spaced(group))))

/** Lines of one thing are read one after the other: what is said last in a line is no part of the first word of the next. */
function spaced({ structure, children }: GroupMark): Marks {
  // The words of a figure are read in its place.
  if (structure?.kind === 'figure') return children
  const texts = children.flatMap(textsIn)
  const last = texts.at(-1)
  return texts.length < 2 ? children : children.flatMap((mark) => withSpaces(mark, last))
}

const textsIn = (mark: Mark): readonly TextMark[] => {
  if (mark.kind === 'path') return []
  return mark.kind === 'text' ? [mark] : mark.children.flatMap(textsIn)
}

function withSpaces(mark: Mark, last: TextMark | undefined): Marks {
  if (mark.kind === 'path' || mark === last) return [mark]
  if (mark.kind !== 'text')
    return [{ ...mark, children: mark.children.flatMap((child) => withSpaces(child, last)) }]
  // A word that is torn at its hyphen goes on.
  if (mark.text.endsWith('-')) return [mark]
  return mark.align === 'start' ? [{ ...mark, text: `${mark.text} ` }] : [mark, spaceAfter(mark)]
}

function spaceAfter(mark: TextMark): TextMark {
  const width = textWidth(mark.text, mark)
  const shift = { start: width, middle: width / 2, end: 0 }[mark.align]
  return { ...mark, text: ' ', x: mark.x + shift, align: 'start' }
}

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
  readonly scope?: 'Column' | 'Row'
  /** Left, top, right and bottom on its page, in points. */
  readonly bbox?: readonly number[]
}

/** A figure has its words and its place; a head says whether it is one of a column or of a row. */
function optionsOf({ structure, children }: GroupMark): ElementOptions {
  if (structure?.kind === 'head-cell') return { scope: structure.of === 'row' ? 'Row' : 'Column' }
  if (structure?.kind !== 'figure') return {}
  const box = markBounds(children, POINTS)
  return {
    alt: structure.alternative,
    ...(box && { bbox: [box.min.x, box.min.y, box.max.x, box.max.y] }),
  }
}
