import {
  type GroupMark,
  hasStructure,
  type Mark,
  type Paper,
  POINTS,
  type Sheet,
  type Structure,
  textsOf,
  textsWithoutStructure,
} from '@ramp/drafting'

/** What keeps a paper from being read aloud whole and in order (PDF/UA-1, ISO 14289-1, 7): none. */
export function structureFaults({ sheets }: Paper): readonly string[] {
  const elements = sheets.flatMap(({ layers }) =>
    layers.flatMap(({ marks }) => marks.flatMap((mark) => elementsIn(mark))),
  )
  return [
    ...sheets.flatMap(unread),
    ...elements.flatMap(emptyOf),
    ...skippedLevels(elements),
    ...tablesOf(elements).flatMap(tableFaults),
  ]
}

type Element = { readonly structure: Structure; readonly words: string; readonly cells: readonly Element[] }

/** What a reader hears, in its order: rows with their cells, of all else its words. */
function elementsIn(mark: Mark): readonly Element[] {
  if (mark.kind !== 'group' || !hasStructure(mark)) return []
  const { structure, children } = mark
  if (structure === undefined) return children.flatMap(elementsIn)
  if (structure.kind === 'artifact') return []
  const cells = structure.kind === 'row' ? children.flatMap(elementsIn) : []
  return [{ structure, words: wordsIn(mark), cells }]
}

const wordsIn = (mark: GroupMark): string =>
  textsOf([mark], POINTS)
    .map(({ text }) => text)
    .join(' ')
    .trim()

/** Texts that are neither said nor decoration; a layer with a view of its own has none that is said. */
function unread({ layers }: Sheet, index: number): readonly string[] {
  const texts = layers.flatMap(({ marks, view }) => {
    const isOfSheet = view.scale === POINTS.scale && view.left === POINTS.left && view.top === POINTS.top
    return isOfSheet ? textsWithoutStructure(marks) : textsOf(marks, view).map(({ text }) => text)
  })
  return texts.map((text) => `sheet ${index + 1}: said to no reader: ${text}`)
}

function emptyOf({ structure, words, cells }: Element): readonly string[] {
  switch (structure.kind) {
    case 'figure':
      return structure.alternative.trim() === '' ? ['a figure without words'] : []
    case 'row':
      return cells.flatMap(({ structure: cell, words: own }) =>
        cell.kind === 'head-cell' && own === ''
          ? [`a head without words in the table ${structure.table}`]
          : [],
      )
    case 'cell':
    case 'head-cell':
      return [`a cell in no row: ${words}`]
    default:
      return words === '' ? [`an empty ${structure.kind}`] : []
  }
}

/** Headings begin with the first level and go down one at a time. */
function skippedLevels(elements: readonly Element[]): readonly string[] {
  let above = 0
  return elements.flatMap(({ structure, words }) => {
    if (structure.kind !== 'heading') return []
    const isSkipped = structure.level > above + 1
    const fault = `heading ${structure.level} after ${above === 0 ? 'none' : `heading ${above}`}: ${words}`
    above = structure.level
    return isSkipped ? [fault] : []
  })
}

type Table = { readonly name: string; readonly rows: Element[] }

/** As the file has them: a row goes on with the table of its name that was begun last. */
function tablesOf(elements: readonly Element[]): readonly Table[] {
  const tables: Table[] = []
  for (const element of elements) {
    const { structure } = element
    if (structure.kind !== 'row') continue
    const begun = structure.beginsTable ? undefined : tables.findLast(({ name }) => name === structure.table)
    if (begun) begun.rows.push(element)
    else tables.push({ name: structure.table, rows: [element] })
  }
  return tables
}

function tableFaults({ name, rows }: Table): readonly string[] {
  const [first, ...others] = rows
  const counts = new Set(rows.map(({ cells }) => cells.length))
  const isNamedAbove = first?.cells.every(({ structure }) => isHead(structure, 'column'))
  const isNamedBefore = rows.every(({ cells: [cell] }) => cell && isHead(cell.structure, 'row'))
  return [
    ...(counts.size > 1 ? [`rows of ${[...counts].join(' and ')} cells in the table ${name}`] : []),
    ...(isNamedAbove || isNamedBefore ? [] : [`no heads in the table ${name}`]),
    ...(isNamedAbove && others.length === 0 ? [`no rows in the table ${name}`] : []),
  ]
}

const isHead = (structure: Structure, of: 'column' | 'row'): boolean =>
  structure.kind === 'head-cell' && structure.of === of
