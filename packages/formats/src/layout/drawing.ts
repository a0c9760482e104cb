import {
  CALLOUT_LOOKS,
  type Drawing,
  FONT_WEIGHTS,
  FONTS,
  LINE_CAPS,
  LINE_STYLES,
  POINTER_STYLES,
  TEXT_DECORATIONS,
  TICKS,
} from '@ramp/domain'
import * as z from 'zod/mini'
import { described } from '../fields/described.ts'
import { inches, partId, point } from './part.ts'

const MAX_TEXT = 5_000
const MAX_POINTS = 5_000
const MAX_CHECKS = 20

const words = z.string().check(z.maxLength(MAX_TEXT))
/** Colours end up in markup, so only what is a colour gets through. */
const solidColor = z
  .string()
  .check(z.regex(/^#[0-9a-fA-F]{6}$/))
  .apply(described, '#rrggbb.')
const color = z.nullable(solidColor)
const size = inches.check(z.nonnegative(), z.maximum(10_000))
const degrees = z.number().apply(described, 'Clockwise degrees.')
const points = z
  .array(point)
  .check(z.maxLength(MAX_POINTS))
  .apply(described, "In the drawing's own frame, about its center.")
const smoothness = z.number().check(z.minimum(0), z.maximum(10))
const dimUnits = z.enum(['in', 'ft'])
const ticks = z.array(z.enum(TICKS)).check(z.maxLength(TICKS.length))

const drawn = {
  id: partId,
  at: point.apply(described, 'Center of the drawing; x to the right, y down, from the canvas corner.'),
  rotation: degrees,
  style: z.object({
    fill: color,
    stroke: color,
    strokeWidth: size,
    lineStyle: z.enum(LINE_STYLES),
    lineCap: z.enum(LINE_CAPS),
    opacity: z.number().check(z.minimum(0), z.maximum(1)),
  }),
}

const worded = {
  text: words,
  lettering: z.object({
    font: z.enum(FONTS),
    fontSize: size,
    fontColor: solidColor,
    fontWeight: z.enum(FONT_WEIGHTS),
    textDecoration: z.enum(TEXT_DECORATIONS),
  }),
}

const sized = { width: size, length: size }
const form = { ...drawn, scale: z.number().check(z.positive(), z.maximum(100)) }

const callout = z.object({
  ...drawn,
  ...worded,
  kind: z.literal('callout'),
  look: z.enum(CALLOUT_LOOKS),
  border: z.object({ stroke: size, color: solidColor, radius: size, padding: size }),
  pointer: z.object({
    style: z.enum(POINTER_STYLES),
    color: solidColor,
    stroke: size,
    size,
    to: point.apply(described, "Tip of the pointer in the callout's own frame."),
  }),
})

/** Said of a circle without a radius, or with one below 0 (spec 2 §8). */
export const NO_RADIUS = 'value of r attribute is required and can not be negative'
const radius = z
  .number({ error: NO_RADIUS })
  .check(z.nonnegative({ error: NO_RADIUS }), z.maximum(10_000))
  .apply(described, 'Inches.')

/** A drawing as it is saved. The compiler compares it with the domain's type. */
export const drawingSchema = z.discriminatedUnion('kind', [
  z.object({ ...drawn, ...worded, kind: z.literal('text') }),
  callout,
  z.object({
    ...drawn,
    kind: z.literal('dimension'),
    length: size,
    tickLeft: ticks,
    tickRight: ticks,
    textAngle: degrees,
    dimUnits,
  }),
  z.object({ ...drawn, kind: z.literal('line'), points }),
  z.object({ ...drawn, kind: z.literal('arc'), points, smoothness }),
  z.object({ ...drawn, kind: z.literal('freeform'), points, smoothness }),
  z.object({ ...drawn, kind: z.literal('brush'), points }),
  z.object({
    ...drawn,
    kind: z.literal('pen-path'),
    points,
    tension: z.number().check(z.minimum(0), z.maximum(1)),
    isClosed: z.boolean(),
    knotColor: z.optional(solidColor),
    controlColor: z.optional(solidColor),
  }),
  z.object({ ...drawn, ...worded, kind: z.literal('polygon'), points }),
  z.object({ ...drawn, ...worded, ...sized, kind: z.literal('rectangle') }),
  z.object({ ...drawn, ...worded, ...sized, kind: z.literal('triangle') }),
  z.object({ ...drawn, ...worded, kind: z.literal('circle'), radius }),
  z.object({
    ...drawn,
    kind: z.literal('ruler'),
    tool: z.enum(['ruler', 'measure']),
    length: size,
    dimUnits,
  }),
  z.object({ ...drawn, kind: z.literal('fence'), length: size }),
  z.object({ ...drawn, kind: z.literal('door'), width: size, doorAngle: degrees }),
  z.object({
    ...drawn,
    ...sized,
    kind: z.literal('graphic'),
    graphic: z
      .string()
      .check(z.minLength(1), z.maxLength(64))
      .apply(described, 'Its id in the graphics library.'),
    isMirrored: z.optional(z.boolean()).apply(described, 'Its left and right have changed places.'),
    second: z.object({ fill2: color, stroke2: color, strokeWidth2: size }),
  }),
  z.object({
    ...form,
    kind: z.literal('ada-box'),
    isChecked: z.array(z.boolean()).check(z.maxLength(MAX_CHECKS)),
  }),
  z.object({
    ...form,
    kind: z.literal('rise-box'),
    riseOut: words,
    riseIn: words,
    porch: words,
    steps: words,
    incline: words,
    decline: words,
    totalRise: words,
  }),
  z.object({ ...form, kind: z.literal('service-box'), service: words, ship: words }),
]) satisfies z.ZodMiniType<Drawing>
