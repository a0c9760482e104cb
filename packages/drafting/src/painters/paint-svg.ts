import { printedFamily } from '../letters/printed-families.ts'
import type { Marks, Matrix, PathMark, Stroke, TextMark } from '../marks/mark.ts'
import { turnOfMatrix } from '../marks/turn.ts'
import type { View } from '../marks/view.ts'

type Context = { readonly view: View; readonly turn: number }

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Marks as the inside of an SVG element whose units are the view's pixels. */
export function paintSvg(marks: Marks, view: View): string {
  const inside = marks.map((mark) => markOf(mark, { view, turn: 0 })).join('')
  return `<g transform="matrix(${view.scale} 0 0 ${view.scale} ${view.left} ${view.top})">${inside}</g>`
}

/** A whole SVG document of a given size in pixels. */
export const svgDocument = (marks: Marks, view: View, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paintSvg(marks, view)}</svg>`

function markOf(mark: Marks[number], context: Context): string {
  switch (mark.kind) {
    case 'path':
      return pathOf(mark, context)
    case 'text':
      return textOf(mark, context)
    case 'group': {
      const turn = context.turn + turnOfMatrix(mark.matrix)
      const back = mark.isUpright && turn !== 0 ? ` rotate(${-turn})` : ''
      const transform = mark.matrix || back ? ` transform="${matrixText(mark.matrix)}${back}"` : ''
      const opacity = mark.opacity === undefined ? '' : ` opacity="${mark.opacity}"`
      const inner = { view: context.view, turn: mark.isUpright ? 0 : turn }
      return `<g${transform}${opacity}>${mark.children.map((child) => markOf(child, inner)).join('')}</g>`
    }
    case 'pinned': {
      const scale = 1 / context.view.scale
      const inner = { view: { ...context.view, scale: 1 }, turn: 0 }
      const children = mark.children.map((child) => markOf(child, inner)).join('')
      return `<g transform="translate(${mark.at.x} ${mark.at.y}) rotate(${-context.turn}) scale(${scale})">${children}</g>`
    }
  }
}

const matrixText = (matrix: Matrix | undefined): string => (matrix ? `matrix(${matrix.join(' ')})` : '')

const pathOf = ({ d, fill, stroke }: PathMark, { view }: Context): string =>
  `<path d="${d}" fill="${fill ?? 'none'}"${stroke ? strokeText(stroke, view) : ''}/>`

function strokeText({ color, width, unit, dash, cap }: Stroke, { scale }: View): string {
  const factor = unit === 'px' ? 1 / scale : 1
  const dashes = dash ? ` stroke-dasharray="${dash.map((one) => one * factor).join(' ')}"` : ''
  return ` stroke="${color}" stroke-width="${width * factor}"${dashes}${cap ? ` stroke-linecap="${cap}"` : ''}`
}

function textOf(
  { x, y, text, size, color, weight, align, isUpright, font }: TextMark,
  { turn }: Context,
): string {
  const back = isUpright && turn !== 0 ? ` transform="rotate(${-turn} ${x} ${y})"` : ''
  const bold = weight === 'bold' ? ' font-weight="600"' : ''
  const fonts = [printedFamily(font), font].filter((name) => name !== null && name !== undefined)
  const family = fonts.length === 0 ? '' : ` font-family="${escaped(fonts.join(', '))}"`
  return `<text x="${x}" y="${y}" font-size="${size}" fill="${color}" text-anchor="${align}"${bold}${family}${back}>${escaped(text)}</text>`
}
