import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { isTest } from '../../architecture/sources.ts'
import { inRoot } from '../../steps/root.mjs'

/** A node of the syntax tree (ESTree with TypeScript), whose fields depend on its type. */
export type Node = { readonly type: string; readonly [field: string]: unknown }

/** A source file and its syntax tree. */
export type File = { readonly path: string; readonly tree: Node }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** A child node, or null where the field holds none. */
export const child = (node: Node, field: string): Node | null => {
  const value = node[field]
  return isNode(value) ? value : null
}

export const children = (node: Node, field: string): readonly Node[] => {
  const value = node[field]
  return Array.isArray(value) ? value.filter(isNode) : []
}

/** The name of an identifier, or the value of a string literal; null for anything else. */
export const nameOf = (node: Node | null): string | null => {
  if (node?.type === 'Identifier') return String(node.name)
  return node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null
}

/** `app.log.info` as `app.log.info`; the part before a call or an index is left out. */
export function dotted(node: Node | null): string {
  if (node?.type === 'ChainExpression') return dotted(child(node, 'expression'))
  if (node?.type !== 'MemberExpression' || node.computed === true) return nameOf(node) ?? ''
  return `${dotted(child(node, 'object'))}.${nameOf(child(node, 'property')) ?? ''}`
}

const walked = new WeakMap<Node, readonly Node[]>()

/** Every node of a tree, parents before their children. */
export function nodesIn(top: Node): readonly Node[] {
  const known = walked.get(top)
  if (known) return known
  const found: Node[] = []
  const visit = (node: Node) => {
    found.push(node)
    for (const value of Object.values(node))
      for (const one of Array.isArray(value) ? value : [value]) if (isNode(one)) visit(one)
  }
  visit(top)
  if (top.type === 'Program') walked.set(top, found)
  return found
}

const parsed = new Map<string, File>()

/** A source file by its path in the repository, parsed once. */
export function parse(path: string): File {
  const known = parsed.get(path)
  if (known) return known
  const { program, errors } = parseSync(path, readFileSync(inRoot(path), 'utf8'))
  if (errors.length > 0) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const file = { path, tree: program as unknown as Node }
  parsed.set(path, file)
  return file
}

const SOURCE = /\.(tsx?|mjs)$/
const NOT_OURS = /(^|\/)(node_modules|dist|generated|outward-names)\/|\.d\.ts$/

const folders = new Map<string, readonly File[]>()

/** The sources below a folder, tests and their fixtures apart; each is parsed once. */
export function filesUnder(folder: string): readonly File[] {
  const known = folders.get(folder)
  if (known) return known
  const files = readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((path) => SOURCE.test(path) && !NOT_OURS.test(path) && !isTest(path))
    .sort()
    .map(parse)
  folders.set(folder, files)
  return files
}

/** The sources of all packages and apps. */
export const shipped = (): readonly File[] =>
  ['packages', 'apps'].flatMap((folder) =>
    readdirSync(inRoot(folder)).flatMap((name) => filesUnder(`${folder}/${name}/src`)),
  )

/** Every call of the files, with what is called as it is written. */
export const callsIn = (files: readonly File[]) =>
  files.flatMap((file) =>
    nodesIn(file.tree)
      .filter(({ type }) => type === 'CallExpression' || type === 'NewExpression')
      .map((node) => ({
        file,
        callee: dotted(child(node, 'callee')),
        args: children(node, 'arguments'),
      })),
  )

/** The values of every field of this name in an object. */
export const fieldsNamed = (name: string, files: readonly File[]) =>
  files.flatMap((file) =>
    nodesIn(file.tree)
      .filter((node) => node.type === 'Property' && nameOf(child(node, 'key')) === name)
      .map((node) => ({ value: child(node, 'value'), file })),
  )
