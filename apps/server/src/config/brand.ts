import { readFileSync } from 'node:fs'
import { type Brand, type BrandShape, DEFAULT_BRAND } from '@ramp/domain'
import { z } from 'zod'
import { ConfigError } from './config-error.ts'
import { text } from './text.ts'

const LONGEST_NAME = 30
const LONGEST_CONTACT = 120
/** White letters stand on the accent (WCAG 1.4.3). */
const READABLE = 4.5

export const brandVariables = {
  BRAND_NAME: text.pipe(
    z
      .string()
      .max(
        LONGEST_NAME,
        `must have at most ${LONGEST_NAME} characters, so that bars and sheets have room for it`,
      )
      .optional(),
  ),
  BRAND_ACCENT: text.pipe(
    z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'must be six hexadecimal digits after a #, such as #00695c')
      .refine(
        (color) => contrastToWhite(color) >= READABLE,
        'must be darker: white text on it cannot be read (contrast below 4.5:1)',
      )
      .transform((color) => color.toLowerCase())
      .optional(),
  ),
  BRAND_LOGO: text,
  BRAND_CONTACT: text.pipe(
    z.string().max(LONGEST_CONTACT, `must have at most ${LONGEST_CONTACT} characters`).optional(),
  ),
}

type Variables = {
  readonly BRAND_NAME?: string | undefined
  readonly BRAND_ACCENT?: string | undefined
  readonly BRAND_LOGO?: string | undefined
  readonly BRAND_CONTACT?: string | undefined
}

/** The brand that the variables ask for; what they leave out is the product's own. */
export const brandOf = ({ BRAND_NAME, BRAND_ACCENT, BRAND_LOGO, BRAND_CONTACT }: Variables): Brand => ({
  name: BRAND_NAME ?? DEFAULT_BRAND.name,
  accent: BRAND_ACCENT ?? DEFAULT_BRAND.accent,
  contact: BRAND_CONTACT ?? DEFAULT_BRAND.contact,
  sign: BRAND_LOGO === undefined ? DEFAULT_BRAND.sign : readLogo(BRAND_LOGO),
})

function readLogo(file: string): Brand['sign'] {
  try {
    return signOfSvg(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new ConfigError(
      `BRAND_LOGO: ${error instanceof NotALogo ? error.message : `${file} cannot be read. Name an SVG file.`}`,
    )
  }
}

class NotALogo extends Error {}

const PLAIN =
  'Save it as plain SVG: a viewBox that begins with 0 0, and <path> elements with a fill, without transforms, styles, images or gradients.'
const PATH_DATA = /^[MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]+$/
const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** What stands around the paths and draws nothing. */
const HARMLESS = new Set(['svg', 'path', 'g', 'title', 'desc', 'defs', 'metadata'])

/** The paths of a logo, which screens, papers and the tab paint alike. */
function signOfSvg(svg: string): Brand['sign'] {
  const drawing = svg.replaceAll(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '')
  const elements = [...drawing.matchAll(/<([a-zA-Z][\w:.-]*)([^>]*)>/g)].map(([, name = '', rest = '']) => ({
    name,
    rest,
  }))
  const strange = elements.find(
    ({ name, rest }) => !HARMLESS.has(name) || /\s(transform|style|class)=/.test(rest),
  )
  if (strange) throw new NotALogo(`the logo has <${strange.name}${strange.rest.slice(0, 40)}>. ${PLAIN}`)
  const box = /\sviewBox=["']0 0 ([\d.]+) ([\d.]+)["']/.exec(
    elements.find(({ name }) => name === 'svg')?.rest ?? '',
  )
  const [width, height] = [Number(box?.[1]), Number(box?.[2])]
  const shapes = elements.filter(({ name }) => name === 'path').map(({ rest }) => shapeOf(rest))
  if (!(width > 0) || !(height > 0) || shapes.length === 0) throw new NotALogo(PLAIN)
  return { width, height, shapes }
}

function shapeOf(attributes: string): BrandShape {
  const d = attribute(attributes, 'd')
  const fill = attribute(attributes, 'fill') ?? '#000000'
  if (d === null || !PATH_DATA.test(d)) throw new NotALogo(`a path of the logo has no shape. ${PLAIN}`)
  if (fill === 'currentColor') return { d, fill: null }
  if (!COLOR.test(fill))
    throw new NotALogo(
      `a path of the logo is filled with ${fill}. Use a color such as #00695c, or currentColor for the accent.`,
    )
  return { d, fill: fill.toLowerCase() }
}

const attribute = (attributes: string, name: string): string | null =>
  new RegExp(`\\s${name}=["']([^"']*)["']`).exec(attributes)?.[1] ?? null

/** WCAG's contrast of a colour beside white. */
function contrastToWhite(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = Number.parseInt(color.slice(from, from + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
}
