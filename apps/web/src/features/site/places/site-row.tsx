import { Button } from '@mantine/core'
import {
  changeFooting,
  footingFault,
  type MeasuringPoint,
  measuresOf,
  pointFor,
  type SiteKey,
  siteFooting,
  withoutDoubled,
} from '@ramp/domain'
import { chooseOnSite } from '@ramp/editor'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useEditor } from '../../../project/use-editor.ts'
import { useEditorState } from '../../../project/use-editor-state.ts'
import { useLayout } from '../../../project/use-layout.ts'
import { measuresText, sizeWords, TYPED_FAULTS } from '../words/measure-words.ts'
import classes from '../words/site.module.css'
import { MeasuresFields } from './measures-fields.tsx'
import { OutlineEditor } from './outline-editor.tsx'

type SiteRowProps = {
  readonly of: SiteKey
  readonly title: string
  readonly from: MeasuringPoint
  /** Its sides are opened with it, to be corrected. */
  readonly hasSidesOpen?: boolean
  /** Other fields say where it is. */
  readonly isSizeAlone?: boolean
  /** Between its position and what takes it away. */
  readonly children?: ReactNode
  readonly onRemove: () => void
}

/** One thing on a site: what it is and its numbers; opened, it is chosen on the drawing and its numbers are typed. */
export function SiteRow(props: SiteRowProps) {
  const { of, title, from, hasSidesOpen = false, isSizeAlone = false, children, onRemove } = props
  const editor = useEditor()
  const { site } = useLayout()
  const isOpen = useEditorState(({ picked }) => picked.site === of)
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isOpen) showRow(row.current)
  }, [isOpen])
  const footing = siteFooting(site, of)
  if (!footing) return null
  const point = pointFor(site, of, from)
  const measures = measuresOf(footing, point)
  const isRectangle = measures.kind === 'box' && measures.isRectangle
  return (
    <section ref={row} className={classes.siteRow} aria-label={title}>
      <button
        type="button"
        className={classes.siteHead}
        aria-expanded={isOpen}
        onClick={() => chooseOnSite(editor, isOpen ? null : of)}
      >
        <b>{title}</b>
        <span>{isSizeAlone ? sizeWords(measures) : measuresText(measures, point)}</span>
      </button>
      {isOpen && (
        <div className={classes.siteFields}>
          <MeasuresFields of={of} from={point} isSizeAlone={isSizeAlone} />
          {'outline' in footing && (
            <Sides title={title} isOpenFirst={hasSidesOpen || !isRectangle}>
              <OutlineEditor
                name={title}
                outline={withoutDoubled(footing.outline)}
                onTry={(outline) => {
                  const fault = footingFault(site, of, { outline })
                  if (fault) return TYPED_FAULTS[fault]
                  editor.run(`Change ${title}`, 'propChange', changeFooting(of, { outline }))
                  return null
                }}
              />
            </Sides>
          )}
          {children}
          <Button
            variant="subtle"
            aria-label={`Remove ${title}`}
            onClick={() => {
              // Keys are places in lists: the next one would be the one that is open.
              chooseOnSite(editor, null)
              onRemove()
            }}
          >
            Remove
          </Button>
        </div>
      )}
    </section>
  )
}

/** All of it in view, or at least its head. */
function showRow(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' })
  row?.firstElementChild?.scrollIntoView({ block: 'nearest' })
}

type SidesProps = { readonly title: string; readonly isOpenFirst: boolean; readonly children: ReactNode }

/** Folded at first where width and depth say it all; then as the person leaves it. */
function Sides({ title, isOpenFirst, children }: SidesProps) {
  const [isOpen, setOpen] = useState(isOpenFirst)
  return (
    <details
      className={classes.outlined}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>Sides of {title}</summary>
      {children}
    </details>
  )
}
