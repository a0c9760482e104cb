import { FILE_DASHES, type LineType } from '@ramp/drafting'
import { LAYERS } from '../strokes/layers.ts'
import { LETTER_HEIGHT } from '../strokes/stroke.ts'
import { STYLE } from './entities.ts'
import type { Handles, Pair } from './pairs.ts'

/** A block that entities refer to, with the handle of its record. */
export type BlockRecord = { readonly name: string; readonly handle: string }

/** Figures of the dimension style, as the header and the style say them. */
export const DIMENSION_FIGURES: readonly (readonly [header: string, code: number, value: number])[] = [
  ['$DIMSCALE', 40, 1],
  ['$DIMASZ', 41, 3],
  ['$DIMEXO', 42, 3],
  ['$DIMEXE', 44, 2],
  ['$DIMTSZ', 142, 1.5],
  ['$DIMTXT', 140, LETTER_HEIGHT],
  ['$DIMGAP', 147, 2],
]
/** Whole numbers: no inside and outside text along the line, text over it, architectural units to the sixteenth. */
export const DIMENSION_CHOICES: readonly (readonly [header: string, code: number, value: number])[] = [
  ['$DIMTIH', 73, 0],
  ['$DIMTOH', 74, 0],
  ['$DIMTAD', 77, 1],
  ['$DIMDEC', 271, 4],
  ['$DIMLUNIT', 277, 4],
]

type Rows = (owner: string) => readonly Pair[]

function table(
  name: string,
  count: number,
  handles: Handles,
  rows: Rows,
  more: readonly Pair[] = [],
): readonly Pair[] {
  const handle = handles.next()
  return [
    [0, 'TABLE'],
    [2, name],
    [5, handle],
    [330, '0'],
    [100, 'AcDbSymbolTable'],
    [70, count],
    ...more,
    ...rows(handle),
    [0, 'ENDTAB'],
  ]
}

const record = (kind: string, subclass: string, owner: string, handle: string): readonly Pair[] => [
  [0, kind],
  [kind === 'DIMSTYLE' ? 105 : 5, handle],
  [330, owner],
  [100, 'AcDbSymbolTableRecord'],
  [100, subclass],
]

/** All tables: line types, layers, text and dimension style, and the records of blocks. */
export function tables(blocks: readonly BlockRecord[], handles: Handles): readonly Pair[] {
  const style = handles.next()
  const lineTypes = ['ByBlock', 'ByLayer', 'Continuous']
  return [
    ...table('VPORT', 1, handles, (owner) => [
      ...record('VPORT', 'AcDbViewportTableRecord', owner, handles.next()),
      [2, '*ACTIVE'],
      [70, 0],
    ]),
    ...table('LTYPE', lineTypes.length + Object.keys(FILE_DASHES).length, handles, (owner) => [
      ...lineTypes.flatMap((name) => lineType(name, [], owner, handles)),
      ...Object.entries(FILE_DASHES).flatMap(([name, dashes]) =>
        lineType(name.toUpperCase(), dashes, owner, handles),
      ),
    ]),
    ...table('LAYER', LAYERS.length + 1, handles, (owner) => layers(owner, handles)),
    ...table('STYLE', 1, handles, (owner) => [
      ...record('STYLE', 'AcDbTextStyleTableRecord', owner, style),
      [2, STYLE],
      [70, 0],
      [40, 0],
      [41, 1],
      [50, 0],
      [71, 0],
      [42, LETTER_HEIGHT],
      [3, 'txt'],
      [4, ''],
    ]),
    ...table('VIEW', 0, handles, () => []),
    ...table('UCS', 0, handles, () => []),
    ...table('APPID', 1, handles, (owner) => [
      ...record('APPID', 'AcDbRegAppTableRecord', owner, handles.next()),
      [2, 'ACAD'],
      [70, 0],
    ]),
    ...table('DIMSTYLE', 1, handles, (owner) => dimensionStyle(owner, style, handles), [
      [100, 'AcDbDimStyleTable'],
      [71, 0],
    ]),
    ...table('BLOCK_RECORD', blocks.length, handles, (owner) =>
      blocks.flatMap(({ name, handle }): Pair[] => [
        ...record('BLOCK_RECORD', 'AcDbBlockTableRecord', owner, handle),
        [2, name],
        [70, 1],
        [280, 1],
        [281, 0],
      ]),
    ),
  ]
}

const lineType = (
  name: string,
  dashes: readonly number[],
  owner: string,
  handles: Handles,
): readonly Pair[] => [
  ...record('LTYPE', 'AcDbLinetypeTableRecord', owner, handles.next()),
  [2, name],
  [70, 0],
  [3, ''],
  [72, 65],
  [73, dashes.length],
  [40, dashes.reduce((sum, dash) => sum + Math.abs(dash), 0)],
  ...dashes.flatMap((dash): Pair[] => [
    [49, dash],
    [74, 0],
  ]),
]

function layers(owner: string, handles: Handles): readonly Pair[] {
  const layer = (name: string, aci: number, type: string, pen: number): readonly Pair[] => [
    ...record('LAYER', 'AcDbLayerTableRecord', owner, handles.next()),
    [2, name],
    [70, 0],
    [62, aci],
    [6, type],
    [370, Math.round(pen * 100)],
  ]
  const typeOf = (type: LineType) => (type === 'continuous' ? 'Continuous' : type.toUpperCase())
  return [
    ...layer('0', 7, 'Continuous', 0.25),
    ...LAYERS.flatMap(({ name, aci, pen, lineType: type }) => layer(name, aci, typeOf(type), pen)),
  ]
}

const dimensionStyle = (owner: string, style: string, handles: Handles): readonly Pair[] => [
  ...record('DIMSTYLE', 'AcDbDimStyleTableRecord', owner, handles.next()),
  [2, STYLE],
  [70, 0],
  ...DIMENSION_FIGURES.map(([, code, value]): Pair => [code, value]),
  ...DIMENSION_CHOICES.map(([, code, value]): Pair => [code, value]),
  [340, style],
]
