import { readdirSync, readFileSync } from 'node:fs'
import { drawingFiles } from '@ramp/cad'
import { readFactsFile } from '@ramp/contracts'
import type { Analysis } from '@ramp/domain'
import { describeSystem, readFitRequest, readSystemDescription } from '@ramp/formats'
import { expect, test } from 'vitest'
import { inRoot } from '../steps/root.mjs'
import { expectNames } from './expect-names.ts'
import { FULL_FACTS, FULL_SITE, FULL_SYSTEM, sitedAnalysis } from './reading/fixtures.ts'
import { choicesAskedBy, fieldsAskedBy, pathsIn } from './reading/paths.ts'
import { child, children, type File, type Node, nameOf, nodesIn, shipped } from './reading/syntax.ts'
import { textsOf, writtenTexts } from './reading/texts.ts'

const TAG = /^[a-z]+(?:-[a-z]+)*\/\d+$/

const tagsIn = (text: string) => text.split(/[\s"`]+/).filter((word) => TAG.test(word))

/** The tag that a field is, or that `z.literal(TAG)` wants. */
const tagsOf = (value: Node | null, file: File): readonly string[] =>
  [value, value && (children(value, 'arguments')[0] ?? null)]
    .flatMap((node) => textsOf(node, file))
    .filter((text) => TAG.test(text))

/** Objects that say their format, each field behind its tag: `rampwright-undo/2 steps`. */
const taggedFields = shipped().flatMap((file) =>
  nodesIn(file.tree)
    .filter(({ type }) => type === 'ObjectExpression')
    .flatMap((object) => {
      const fields = children(object, 'properties')
      const format = fields.find((field) => nameOf(child(field, 'key')) === 'format')
      const tags = format ? tagsOf(child(format, 'value'), file) : []
      const names = fields.flatMap((field) => nameOf(child(field, 'key')) ?? [])
      return tags.flatMap((tag) => names.map((name) => `${tag} ${name}`))
    }),
)

/** Every field that a reader asks for in one of these files, and what it takes there. */
const readBy = (read: (json: unknown) => unknown, files: readonly unknown[]) =>
  files.flatMap((json) => [...fieldsAskedBy(read, json), ...choicesAskedBy(read, json)])

test('files of other programs have the formats and fields of the list', () =>
  expectNames('formats', {
    'Tags of formats': writtenTexts(shipped()).flatMap(tagsIn),
    'Fields beside a tag': taggedFields,
    'System description': readBy(readSystemDescription, [FULL_SYSTEM]),
    'Site description': readBy(readFitRequest, [FULL_SITE]),
    'System description as it is written': pathsIn(
      describeSystem(sitedAnalysis().layout, sitedAnalysis().catalogue),
    ),
    'Facts for documents': fieldsAskedBy(readFactsFile, FULL_FACTS),
  }))

const file = (analysis: Analysis, format: Parameters<typeof drawingFiles>[1]) =>
  drawingFiles(analysis, format, 'harper').map(({ after, content }) => ({
    name: `harper${after}.${format}`,
    content: Buffer.from(content),
  }))

test('drawing files have the layers, materials and fields of the list', async () => {
  const sited = sitedAnalysis()
  const [dxf, svg, glb, usdz] = (['dxf', 'svg', 'glb', 'usdz'] as const).map((format) => file(sited, format))
  const model = glbJson(glb?.[0]?.content ?? Buffer.alloc(0))
  await expectNames('drawing-files', {
    Files: [dxf, svg, glb, usdz].flatMap((files) => files?.map(({ name }) => name) ?? []),
    'DXF layers': [
      ...String(dxf?.[0]?.content).matchAll(/^LAYER\r?\n(?:(?! *0\r?\n).*\n)*? *2\r?\n(.+)$/gm),
    ].map(([, name]) => String(name).trim()),
    'DXF blocks': [...String(dxf?.[0]?.content).matchAll(/^AcDbBlockBegin\n2\n([^*\n]+)$/gm)].map(
      ([, name]) => String(name),
    ),
    'DXF attributes': [
      ...String(dxf?.[0]?.content).matchAll(/^AcDbAttributeDefinition\n3\n.*\n2\n(.+)$/gm),
    ].map(([, name]) => String(name)),
    'SVG attributes and their words': [
      ...String(svg?.[0]?.content).matchAll(/\s((?:class|id|data-[\w-]+)="[^"]*")/g),
    ].map(([, name]) => String(name)),
    'GLB fields': pathsIn(model).filter((path) => /extras|name$/.test(path)),
    'GLB kinds and roles': (model.nodes ?? []).flatMap(({ extras }) =>
      [extras?.kind ?? [], extras?.role ?? []].flat(),
    ),
    'GLB materials': (model.materials ?? []).map(({ name }) => name),
    'Files within USDZ': [
      ...String(usdz?.[0]?.content.toString('latin1')).matchAll(/[a-z][\w/]*\.usda/g),
    ].map(([name]) => name.replace(/\d+/, 'N')),
  })
})

type Gltf = {
  readonly nodes?: readonly { readonly extras?: { readonly kind?: string; readonly role?: string } }[]
  readonly materials?: readonly { readonly name: string }[]
}

/** The JSON chunk of a binary glTF file, which comes first (glTF 2.0 §4.4). */
const glbJson = (bytes: Buffer): Gltf =>
  JSON.parse(bytes.subarray(20, 20 + bytes.readUInt32LE(12)).toString())

test('catalogue files have the names and columns of the list', () => {
  const folder = 'packages/catalogue-files/data'
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  )
  const columns = files
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) => {
      const [header = ''] = readFileSync(inRoot(folder, name), 'utf8').split(/\r?\n/)
      return header.split(',').map((column) => `${name.replace(/^.*\//, '')} ${column}`)
    })
  const manifest = JSON.parse(readFileSync(inRoot(folder, 'catalogue.json'), 'utf8'))
  expect(columns.length).toBeGreaterThan(50)
  return expectNames('catalogue-files', {
    Files: files.filter((name) => name.includes('.')),
    Columns: columns,
    'Fields of catalogue.json': pathsIn(manifest, (key) => /^[A-Z0-9]+$/.test(key)),
  })
})
