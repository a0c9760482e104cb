import type { Underlay } from '@ramp/domain'
import { pictureWithin, type SmallerPicture } from '../photos/smaller-picture.ts'
import type { DxfProblem } from './dxf/dxf-shapes.ts'

/** A plan as a picture: how many inches a pixel is, where its file says so. */
export type ReadPlan = SmallerPicture & {
  readonly kind: Underlay['kind']
  readonly inchesOfPixel: number | null
}

/** Or what is wrong with its file, and what to do. */
export type PlanProblem = { readonly problem: string }

const MEGABYTE = 1024 * 1024
/** What a phone reads without running out of memory. */
const LARGEST_FILE = 30 * MEGABYTE
/** What a quote stores of one picture. */
const LARGEST_PICTURE = 2 * MEGABYTE
/** Tried in turn until the picture is small enough. */
const SIZES = [
  { longest: 3000, quality: 0.85 },
  { longest: 2400, quality: 0.7 },
  { longest: 1600, quality: 0.6 },
] as const

export const PLAN_FILES = 'image/jpeg,image/png,.dxf,.DXF'

/** Reads the file of a lot plan. */
export async function readPlan(file: File): Promise<ReadPlan | PlanProblem> {
  if (file.size > LARGEST_FILE)
    return {
      problem: 'This file is larger than 30 MB. Save the plan as a smaller JPEG or PNG, and choose that.',
    }
  if (/\.dxf$/i.test(file.name)) return readDrawing(file)
  for (const size of SIZES) {
    const read = await pictureWithin(file, size)
    if (!read) break
    if (read.picture.size <= LARGEST_PICTURE) return { ...read, kind: 'picture', inchesOfPixel: null }
  }
  return { problem: 'This file is not a plan the browser can read. Choose a JPEG, PNG, or DXF file.' }
}

const DXF_PROBLEMS: Readonly<Record<DxfProblem, string>> = {
  'too-large':
    'This drawing is too large to show under the ramp. Save only the lot as DXF, or save it as JPEG or PNG, and choose that.',
  'too-wide':
    'This drawing is more than 10 miles wide. Erase anything far from the lot, or correct the units, and choose it again.',
}

/** What draws a DXF comes when one is chosen. */
async function readDrawing(file: File): Promise<ReadPlan | PlanProblem> {
  const { dxfPicture } = await import('./dxf/dxf-picture.ts')
  const text = await file.text()
  for (const size of SIZES) {
    const read = await dxfPicture(text, size)
    if (!read) break
    if (typeof read === 'string') return { problem: DXF_PROBLEMS[read] }
    if (read.picture.size <= LARGEST_PICTURE) return { ...read, kind: 'dxf' }
  }
  return {
    problem: 'This DXF file has no lines that can be read. Save the plan as ASCII DXF, or as JPEG or PNG.',
  }
}
