import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { PAPER_KINDS } from '@ramp/contracts'
import { test } from 'vitest'
import { readConfig } from '../../apps/server/src/config/config.ts'
import { placesIn } from '../../apps/server/src/data/folder/places.ts'
import { inRoot, root } from '../steps/root.mjs'
import { serverCommands, serverMain } from '../steps/targets.mjs'
import { expectNames } from './expect-names.ts'
import {
  callsIn,
  child,
  children,
  dotted,
  type File,
  fieldsNamed,
  filesUnder,
  type Node,
  nameOf,
  nodesIn,
  shipped,
} from './reading/syntax.ts'
import { OPEN, textsOf, writtenTexts } from './reading/texts.ts'

const server = filesUnder('apps/server/src')
const programs = ['tools', 'bench', 'e2e'].flatMap(filesUnder)

/** The variables that the server asks for. */
function serverVariables(): readonly string[] {
  const asked: string[] = []
  const watched = new Proxy<Record<string, undefined>>(
    {},
    {
      get(_, name) {
        asked.push(String(name))
        return undefined
      },
    },
  )
  readConfig(watched)
  return asked
}

/** Names behind `process.env` in the sources: `process.env.TRIAL`, or `const { TRIAL } = process.env`. */
const environmentIn = (files: readonly File[]) =>
  files.flatMap(({ tree }) =>
    nodesIn(tree).flatMap((node) => {
      if (node.type === 'MemberExpression' && dotted(child(node, 'object')) === 'process.env')
        return nameOf(child(node, 'property')) ?? []
      const pattern = node.type === 'VariableDeclarator' ? child(node, 'id') : null
      if (pattern?.type !== 'ObjectPattern' || dotted(child(node, 'init')) !== 'process.env') return []
      return children(pattern, 'properties').flatMap((field) => nameOf(child(field, 'key')) ?? [])
    }),
  )

const textOf = (file: string) => readFileSync(inRoot(file), 'utf8')
const matchesIn = (file: string, pattern: RegExp) =>
  [...textOf(file).matchAll(pattern)].map(([, name]) => String(name))

test('programs read the environment variables of the list', () =>
  expectNames('environment', {
    'Read by the server': serverVariables(),
    'Read beside its configuration': environmentIn(shipped()),
    'Read by scripts, benchmarks and browser tests': environmentIn(programs).filter(
      (name) => name !== 'name',
    ),
    'Given to containers by compose.yaml': matchesIn('compose.yaml', /^ {6}([A-Z][\w]+):/gm),
    'Asked for by compose.yaml': matchesIn('compose.yaml', /\$\{(\w+)/g),
    'Services and volumes of compose.yaml': matchesIn('compose.yaml', /^ {2}(\w+):/gm),
    'Named in .env.example': matchesIn('.env.example', /^(?:# )?([A-Z]\w+)=/gm),
    'Set by the Containerfile': matchesIn('Containerfile', /^(?:ENV|ARG) (\w+)=/gm),
  }))

const PATH_PARTS = /^(join|resolve|path\.join|path\.resolve)$/
const ON_THE_DISK = /^apps\/server\/src\/(data|commands|db|files|identity)\//

/** Last parts of paths that the server makes, as far as the sources say them. */
const onTheDisk = callsIn(server.filter(({ path }) => ON_THE_DISK.test(path)))
  .filter(({ callee }) => PATH_PARTS.test(callee))
  .flatMap(({ args, file }) => args.slice(1).flatMap((part) => textsOf(part, file)))
  .filter((text) => text !== OPEN)

/** Fields of the JSON files that the server keeps beside the database, as it reads them back. */
const keptFields = callsIn(server.filter(({ path }) => path.startsWith('apps/server/src/data/')))
  .filter(({ callee }) => callee === 'z.object')
  .flatMap(({ args: [shape] }) => (shape ? keysOf(shape) : []))

function keysOf(object: Node): readonly string[] {
  return children(object, 'properties').flatMap((field) => nameOf(child(field, 'key')) ?? [])
}

const FILE_NAME = /^(?!\.|image\/)[\w…/.-]*\.(pdf|csv|json|png|jpe?g|svg|dxf|glb|usdz|zion|tar|gz|lock|dump)$/

/** What a browser is told to save, and a server to call an answer. */
const downloads = [
  ...fieldsNamed('fileName', server).flatMap(({ value, file }) => textsOf(value, file)),
  ...callsIn(shipped())
    .filter(({ callee }) => /^(saveFile|download)$/.test(callee))
    .flatMap(({ args: [, name], file }) => (name ? textsOf(name, file) : [])),
].filter((name) => /[\w.]/.test(name))

test('files have the names of the list', () =>
  expectNames('files', {
    'In the data folder': Object.values(placesIn('data')),
    'Parts of paths of the server': onTheDisk,
    'Fields of files in the data folder': keptFields,
    'Downloads and answers': downloads,
    'Every file that a source names': [
      ...writtenTexts(shipped()).filter((text) => FILE_NAME.test(text)),
      // What npm run exports writes a paper to.
      ...PAPER_KINDS.map((kind) => `${kind}.pdf`),
    ],
  }))

type Scripts = { readonly scripts: Readonly<Record<string, string>> }
const { scripts }: Scripts = JSON.parse(textOf('package.json'))

const optionCalls = callsIn([...programs, ...shipped()])

/** Options that a program looks for among its arguments; a name put together is what it is called with. */
const options = [
  ...optionCalls
    .filter(({ callee }) => /process\.argv\.(includes|indexOf)$|asked\.indexOf$/.test(callee))
    .flatMap(({ args, file }) => textsOf(args[0] ?? null, file)),
  ...callsIn(programs)
    .filter(({ callee }) => callee === 'flag')
    .flatMap(({ args, file }) => textsOf(args[0] ?? null, file).map((name) => `--${name}`)),
  ...optionCalls
    .filter(({ callee }) => callee === 'parseArgs')
    .flatMap(({ args: [settings] }) => (settings ? nodesIn(settings) : []))
    .filter((node) => node.type === 'Property' && nameOf(child(node, 'key')) === 'options')
    .flatMap((node) => keysOf(child(node, 'value') ?? node).map((name) => `--${name}`)),
].filter((name) => !name.includes(OPEN))

test('scripts and options have the names of the list', () =>
  expectNames('scripts', {
    'npm scripts': Object.keys(scripts),
    Options: options,
    'Commands for the data of a server': casesOfCommands(),
    'Programs that a build makes': [serverMain, serverCommands].map((path) => relative(root, path)),
  }))

/** What the program for the data of a server may be told to do: the cases of its command. */
function casesOfCommands(): readonly string[] {
  return filesUnder('apps/server/src/commands').flatMap(({ tree }) => {
    const switches = nodesIn(tree).filter(({ type }) => type === 'SwitchStatement')
    const commands = switches.flatMap((one) => nameOf(child(one, 'discriminant')) ?? [])
    const compared = nodesIn(tree)
      .filter(
        (node) => node.type === 'BinaryExpression' && commands.includes(nameOf(child(node, 'left')) ?? ''),
      )
      .map((node) => child(node, 'right'))
    const cases = switches.flatMap((one) => children(one, 'cases')).map((one) => child(one, 'test'))
    return [...compared, ...cases].flatMap((node) => nameOf(node) ?? [])
  })
}

/** What lines of the log say: the fields that are written beside the text, and the events. */
const logCalls = callsIn(server).filter(({ callee }) => /(^|\.)(log\.\w+|warn)$/.test(callee))

test('the log has the events and fields of the list', () =>
  expectNames('log', {
    Events: logCalls.flatMap(({ args: [fields], file }) =>
      (fields ? children(fields, 'properties') : [])
        .filter((field) => nameOf(child(field, 'key')) === 'event')
        .flatMap((field) => textsOf(child(field, 'value'), file)),
    ),
    Fields: logCalls.flatMap(({ args: [fields] }) => (fields ? keysOf(fields) : [])),
    'Attributes of a trace': filesUnder('apps/server/src/operations')
      .flatMap(({ tree }) => nodesIn(tree))
      .filter(({ type }) => type === 'Property')
      .flatMap((field) => nameOf(child(field, 'key')) ?? [])
      .filter((name) => /^[a-z]+\.[\w.]+$/.test(name)),
    'Names of the tracer': callsIn(filesUnder('apps/server/src/operations'))
      .filter(({ callee }) => callee === 'trace.getTracer')
      .flatMap(({ args, file }) => textsOf(args[0] ?? null, file)),
  }))
