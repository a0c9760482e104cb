import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconAdjustments, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useEditorState } from '../../project/use-editor-state.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import classes from './designer-page.module.css'

/** A screen that is wider than high, and too narrow for a canvas between two panels. */
const NARROW = '(max-width: 1200px) and (orientation: landscape)'

/**
 * The properties of the selection beside the canvas. On a narrow screen they would leave less than half of it for the
 * drawing, and lying over it they would cover the next part: there they open when asked for, for this selection.
 */
export function PropertiesSide({ children }: { readonly children: ReactNode }) {
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false }) ?? false
  const selection = useEditorState((state) => state.selection)
  const [openFor, setOpenFor] = useState<typeof selection>([])
  if (isNarrow && openFor !== selection)
    return (
      <Button
        className={classes.opener ?? ''}
        variant="default"
        leftSection={<IconAdjustments size={16} stroke={1.5} aria-hidden />}
        aria-expanded={false}
        data-opens-properties
        onClick={() => setOpenFor(selection)}
      >
        Properties
      </Button>
    )
  return (
    <div className={classes.side}>
      {isNarrow && (
        <div className={classes.close}>
          <IconButton
            name="Close properties"
            icon={<IconX size={16} stroke={1.75} />}
            onClick={() => setOpenFor([])}
          />
        </div>
      )}
      {children}
    </div>
  )
}
