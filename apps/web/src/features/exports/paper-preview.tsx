import { canvasPainter, PALETTE, type Paper, type Picture, type Sheet, wordsRead } from '@ramp/drafting'
import { useEffect, useRef } from 'react'
import classes from './papers-dialog.module.css'

/** The sheets as they will be printed, painted from the same marks in the same letters. */
export const PaperPreview = ({ paper }: { readonly paper: Paper }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: without the focus it could not be scrolled by keys.
  <section className={classes.preview} aria-label="Preview" tabIndex={0}>
    {paper.sheets.map((sheet, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place in the paper, and several may share a name.
      <figure key={index} className={classes.sheet}>
        <SheetPicture sheet={sheet} label={`Sheet ${index + 1}: ${sheet.name}`} />
        <p className="visually-hidden">{textOf(sheet)}</p>
        <figcaption>
          {sheet.name}, sheet {index + 1} of {paper.sheets.length}
        </figcaption>
      </figure>
    ))}
  </section>
)

/** What the sheet says, for people who cannot see its picture. */
const textOf = ({ layers }: Sheet): string => layers.flatMap(({ marks }) => wordsRead(marks)).join('. ')

/** Pixels for a point: readable on a fine screen. */
const SHARPNESS = 2
const paint = canvasPainter((d) => new Path2D(d), 'Inter, sans-serif')

function SheetPicture({ sheet, label }: { readonly sheet: Sheet; readonly label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    context.resetTransform()
    context.fillStyle = PALETTE.surface
    context.fillRect(0, 0, sheet.width * SHARPNESS, sheet.height * SHARPNESS)
    let isStale = false
    // What has no picture is painted at once; letters lie over pictures.
    const letter = () => {
      for (const { marks } of sheet.layers) paint(context, marks, { scale: SHARPNESS, left: 0, top: 0 })
    }
    if (sheet.pictures.length === 0) letter()
    else
      paintPictures(context, sheet.pictures, () => isStale).then(() => {
        if (!isStale) letter()
      })
    return () => {
      isStale = true
    }
  }, [sheet])
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={sheet.width * SHARPNESS}
      height={sheet.height * SHARPNESS}
    />
  )
}

/** Each picture fills its frame, as the PDF has it: what does not fit is cut on both sides. */
async function paintPictures(
  context: CanvasRenderingContext2D,
  pictures: readonly Picture[],
  isStale: () => boolean,
): Promise<void> {
  for (const { frame, bytes } of pictures) {
    const image = await createImageBitmap(new Blob([bytes]))
    if (isStale()) return
    const scale = Math.max(frame.width / image.width, frame.height / image.height)
    const [width, height] = [frame.width / scale, frame.height / scale]
    const from = [(image.width - width) / 2, (image.height - height) / 2] as const
    const to = [frame.left, frame.top, frame.width, frame.height].map((points) => points * SHARPNESS)
    context.drawImage(image, ...from, width, height, ...(to as [number, number, number, number]))
  }
}
