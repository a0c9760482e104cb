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
type Kind = Exclude<Structure['kind'], 'artifact' | 'row'>

const TYPES = {
  paragraph: 'P',
  item: 'LBody',
  cell: 'TD',
  'head-cell': 'TH',
  figure: 'Figure',
} as const

/** What has been begun and may go on: rows one after the other are one table, items one list. */
type Open = { readonly table: Element | null; readonly list: Element | null }
const NOTHING_OPEN: Open = { table: null, list: null }

/**
 * Writes the structure of a document beside its marks (PDF 1.7, 14.7 and 14.8): what has a structure becomes an element in
 * the order of the marks, all else an artifact. `paint` puts marks on the page that is open.
 */
export function taggedPages(doc: PDFKit.PDFDocument, paint: (marks: Marks) => void) {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let open = NOTHING_OPEN

  const asArtifact = (marks: Marks) => {
    if (marks.length === 0) return
    doc.markContent('Artifact')
    paint(marks)
    doc.endMarkedContent()
  }

  /** An element whose content is painted as it is added. */
  const leaf = (parent: Element, kind: Kind, group: GroupMark) => {
    const { structure, children } = group
    const type =
      structure?.kind === 'heading' ? (`H${structure.level}` as const) : TYPES[kind as keyof typeof TYPES]
    parent.add(doc.struct(type, optionsOf(group), () => paint(children)))
  }

  const walk = (marks: Marks, element: (group: GroupMark, structure: Structure) => void) => {
    let plain: Mark[] = []
    const flush = () => {
      asArtifact(plain)
      plain = []
    }
    for (const mark of marks) {
      if (mark.kind !== 'group' || !hasStructure(mark)) {
        plain.push(mark)
        continue
      }
      flush()
      const { structure } = mark
      if (structure === undefined) walk(mark.children, element)
      else if (structure.kind === 'artifact') asArtifact(mark.children)
      else element(mark, structure)
    }
    flush()
  }

  const rowIn = (table: Element, { children }: GroupMark) => {
    const row = doc.struct('TR')
    table.add(row)
    walk(children, (cell, { kind }) => leaf(row, kind === 'head-cell' ? 'head-cell' : 'cell', cell))
  }

  const element = (group: GroupMark, structure: Structure) => {
    if (structure.kind === 'row') {
      const table = structure.beginsTable ? null : open.table
      const own = table ?? doc.struct('Table')
      if (table === null) root.add(own)
      open = { table: own, list: null }
      rowIn(own, group)
    } else if (structure.kind === 'item') {
      const list = open.list ?? doc.struct('L')
      if (open.list === null) root.add(list)
      open = { table: null, list }
      const item = doc.struct('LI')
      list.add(item)
      leaf(item, 'item', group)
    } else if (structure.kind !== 'artifact') {
      open = NOTHING_OPEN
      leaf(root, structure.kind, group)
    }
  }

  return {
    /** Everything on the page that is open. */
    page: (marks: Marks) => walk(marks, element),
    artifact: (draw: () => void) => {
      doc.markContent('Artifact')
      draw()
      doc.endMarkedContent()
    },
    end: () => root.end(),
  }
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
