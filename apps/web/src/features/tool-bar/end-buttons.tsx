import { Button, Tooltip } from '@mantine/core'
import { IconFileDownload, IconStack2, IconX } from '@tabler/icons-react'
import classes from './tool-bar.module.css'

type LayersButtonProps = { readonly isOpen: boolean; readonly onToggle: () => void }

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** Opens the layers panel, and closes it again. Where there is little room the icon alone stands for the word. */
export const LayersButton = ({ isOpen, onToggle }: LayersButtonProps) => (
  <Tooltip label={isOpen ? 'Close the layers' : 'Layers of the drawing'}>
    <Button
      variant="default"
      className={classes.end}
      aria-label={isOpen ? 'Close' : 'Layers'}
      aria-pressed={isOpen}
      onClick={onToggle}
    >
      <span className={classes.narrow}>{isOpen ? <IconX {...ICON} /> : <IconStack2 {...ICON} />}</span>
      <span className={classes.wide}>{isOpen ? 'Close' : 'Layers'}</span>
    </Button>
  </Tooltip>
)

type PdfButtonProps = { readonly isMaking: boolean; readonly onDownload: () => void }

/** The layout as a PDF on disk. */
export const PdfButton = ({ isMaking, onDownload }: PdfButtonProps) => (
  <Button className={classes.end} aria-label="Download PDF" loading={isMaking} onClick={onDownload}>
    <span className={classes.narrow}>
      <IconFileDownload {...ICON} />
    </span>
    <span>
      <span className={classes.wide}>Download </span>PDF
    </span>
  </Button>
)
