import { dirname, join } from 'node:path'
import { child, children, type File, filesUnder, type Node, nameOf, nodesIn, parse } from './syntax.ts'

/** Stands in a text for what is known at run time only. */
export const OPEN = '…'

/**
 * The texts that an expression can have: `journal-${owner}` is `journal-…`, a choice is both of its ends. Names are followed to
 * the constants and the one-line functions they stand for, through imports too.
 */
export function textsOf(node: Node | null, file: File): readonly string[] {
  switch (node?.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [OPEN]
    case 'TemplateLiteral':
      return templateTexts(node, file)
    case 'BinaryExpression':
      return pairs(textsOf(child(node, 'left'), file), textsOf(child(node, 'right'), file))
    case 'ConditionalExpression':
      return [...textsOf(child(node, 'consequent'), file), ...textsOf(child(node, 'alternate'), file)]
    case 'LogicalExpression':
      return [...textsOf(child(node, 'left'), file), ...textsOf(child(node, 'right'), file)]
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textsOf(child(node, 'expression'), file)
    case 'ArrowFunctionExpression':
      return node.expression === true ? textsOf(child(node, 'body'), file) : [OPEN]
    case 'CallExpression':
      return textsOf(child(node, 'callee'), file)
    case 'Identifier':
    case 'MemberExpression':
      return namedTexts(node, file)
    default:
      return [OPEN]
  }
}

const pairs = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.flatMap((one) => after.map((other) => one + other))

function templateTexts(node: Node, file: File): readonly string[] {
  const rest = children(node, 'expressions')
  return children(node, 'quasis').reduce<readonly string[]>(
    (texts, quasi, index) => {
      const inserted = rest[index]
      const after = inserted ? textsOf(inserted, file) : ['']
      return pairs(pairs(texts, [cookedOf(quasi)]), after)
    },
    [''],
  )
}

const cookedOf = (quasi: Node): string => (quasi.value as { readonly cooked: string }).cooked

/** Constants that are followed right now: one that leads back to itself is open. */
const followed = new Set<Node>()

function namedTexts(node: Node, file: File): readonly string[] {
  const found = meaningOf(node, file)
  if (!found || followed.has(found.node)) return [OPEN]
  followed.add(found.node)
  const texts = textsOf(found.node, found.file)
  followed.delete(found.node)
  return texts
}

type Found = { readonly node: Node; readonly file: File }

/** What a name or a field of a constant object stands for; null where only the running program knows. */
function meaningOf(node: Node, file: File): Found | null {
  if (node.type === 'Identifier') return constantOf(String(node.name), file)
  const object = child(node, 'object')
  const holder = object && node.computed !== true ? meaningOf(object, file) : null
  const name = nameOf(child(node, 'property'))
  const inside = holder && plain(holder.node)
  const field = inside && children(inside, 'properties').find((one) => nameOf(child(one, 'key')) === name)
  const value = field && child(field, 'value')
  return holder && value ? { node: value, file: holder.file } : null
}

/** An expression without what the compiler alone reads. */
const plain = (node: Node): Node => {
  const inner = /^TS(As|Satisfies)Expression$/.test(node.type) ? child(node, 'expression') : null
  return inner ? plain(inner) : node
}

const constants = new WeakMap<File, ReadonlyMap<string, Node>>()

/** Constants of a file that have one meaning in it, by name. */
function constantsOf(file: File): ReadonlyMap<string, Node> {
  const known = constants.get(file)
  if (known) return known
  const found = new Map<string, Node | null>()
  for (const node of nodesIn(file.tree)) {
    const name = node.type === 'VariableDeclarator' ? nameOf(child(node, 'id')) : null
    const value = child(node, 'init')
    if (name && value) found.set(name, found.has(name) ? null : value)
  }
  const single = new Map([...found].flatMap(([name, node]) => (node ? [[name, node] as const] : [])))
  constants.set(file, single)
  return single
}

function constantOf(name: string, file: File): Found | null {
  const own = constantsOf(file).get(name)
  if (own) return { node: own, file }
  const imported = importedAs(name, file)
  if (!imported) return null
  const there = importedFrom(imported.from, file).find((one) => constantsExportedBy(one).has(imported.name))
  const value = there && constantsOf(there).get(imported.name)
  return there && value ? { node: value, file: there } : null
}

/** The files that an import may mean: the one it names, or all of one of our packages. */
function importedFrom(from: string, file: File): readonly File[] {
  if (from.startsWith('.')) return [parse(join(dirname(file.path), from).replaceAll('\\', '/'))]
  const [, name] = /^@ramp\/(.+)$/.exec(from) ?? []
  return name === undefined ? [] : filesUnder(`packages/${name}/src`)
}

function importedAs(local: string, file: File): { readonly from: string; readonly name: string } | null {
  for (const statement of children(file.tree, 'body')) {
    if (statement.type !== 'ImportDeclaration') continue
    const one = children(statement, 'specifiers').find((each) => nameOf(child(each, 'local')) === local)
    const name = one ? nameOf(child(one, 'imported')) : null
    if (name) return { from: nameOf(child(statement, 'source')) ?? '', name }
  }
  return null
}

const exported = new WeakMap<File, ReadonlySet<string>>()

function constantsExportedBy(file: File): ReadonlySet<string> {
  const known = exported.get(file)
  if (known) return known
  const names = children(file.tree, 'body').flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : null
    return (declared ? children(declared, 'declarations') : []).flatMap(
      (one) => nameOf(child(one, 'id')) ?? [],
    )
  })
  exported.set(file, new Set(names))
  return new Set(names)
}

/** Every text that the files hold, as it is written: what is put into it is open. */
export const writtenTexts = (files: readonly File[]): readonly string[] =>
  files.flatMap((file) =>
    nodesIn(file.tree).flatMap((node) => {
      if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
      return node.type === 'TemplateLiteral' ? [children(node, 'quasis').map(cookedOf).join(OPEN)] : []
    }),
  )
