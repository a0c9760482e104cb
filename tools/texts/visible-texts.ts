import { parseSync, Visitor } from 'oxc-parser'

/** A text that a person reads, where it is written. `{}` stands for what is filled in. */
export type VisibleText = { readonly file: string; readonly line: number; readonly text: string }

type Node = { readonly type: string; readonly start: number; readonly end: number }

/** Attributes and properties whose values nobody reads. */
const UNSEEN_NAME =
  /^(class|className|id|key|name|type|role|href|to|src|path|d|style|variant|color|size|gap|transform|viewBox|fill|stroke|family|font|pattern|query|sql|script|method|code|kind|event|format|aria-(?!label|description|roledescription|valuetext)\w+|data-.+)$/

/** Two words beside each other: what has only one is a name, a key or a label without a sentence. */
const SENTENCE = /\p{L}[\p{L}’'-]*[,;:]? (?:\{\}|[\p{L}\d(])/u
const SQL =
  /^\s*(?:select|insert|update|delete|create|alter|with|lock|begin|drop|truncate|set|analyze|vacuum)\b/i
/** Ends like a statement, which a text with a value at its end does not. */
const CODE = /(?:[{;]|(?<!\{)\})\s*$|=>|^[a-z-]+(?: [a-z0-9-]+)*$/

/** A label of one word, such as `Proposal`; names in code begin small or have capitals inside. */
const LABEL = /^\p{Lu}\p{Ll}+$/u

/** What reads like a sentence or a label; any one word counts where the markup shows it. */
const isRead = (text: string): boolean =>
  LABEL.test(text) || (SENTENCE.test(text) && !SQL.test(text) && !CODE.test(text))

/** The texts of a source file, in its order: of its markup, its messages and its descriptions of calls. */
export function visibleTexts(file: string, source: string): readonly VisibleText[] {
  const { program } = parseSync(file, source)
  const unseen: Node[] = []
  const found: { readonly at: number; readonly text: string }[] = []
  const hide = (node: Node | null | undefined) => node && unseen.push(node)
  const isHidden = ({ start, end }: Node) => unseen.some((one) => one.start <= start && end <= one.end)
  const add = (node: Node, text: string, isShown: boolean) => {
    const plain = text.replaceAll(/\s+/g, ' ').trim()
    if (!isHidden(node) && (isShown ? /\p{L}/u.test(plain) : isRead(plain)))
      found.push({ at: node.start, text: plain })
  }
  new Visitor({
    ImportDeclaration: hide,
    ExportAllDeclaration: hide,
    ImportExpression: hide,
    TSTypeAnnotation: hide,
    TSTypeAliasDeclaration: hide,
    TSInterfaceDeclaration: hide,
    TSAsExpression: ({ typeAnnotation }) => void hide(typeAnnotation),
    ExportNamedDeclaration: ({ source: from }) => void hide(from),
    JSXAttribute: ({ name, value }) => {
      const attribute = name.type === 'JSXIdentifier' ? name.name : `${name.namespace.name}:${name.name.name}`
      if (UNSEEN_NAME.test(attribute)) hide(value)
    },
    Property: ({ key, value }) => {
      hide(key)
      if (key.type === 'Identifier' && UNSEEN_NAME.test(key.name)) hide(value)
    },
    // A fault of the program: its words go to a log. Refusals have classes of their own.
    NewExpression: ({ callee, arguments: given }) => {
      if (callee.type === 'Identifier' && /^(?:Error|TypeError|RangeError|RegExp|URL)$/.test(callee.name))
        for (const one of given) hide(one)
    },
    JSXText: (node) => add(node, node.value, true),
    Literal: (node) => {
      if (typeof node.value === 'string') add(node, node.value, false)
    },
    TemplateLiteral: (node) =>
      add(node, node.quasis.map(({ value }) => value.cooked ?? value.raw).join('{}'), false),
  }).visit(program)
  const lineAt = (at: number) => source.slice(0, at).split('\n').length
  return found.map(({ at, text }) => ({ file, line: lineAt(at), text }))
}
