import { Button } from '@mantine/core'
import { makeDrawingFile } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFile } from '../../lib/use-file.ts'
import classes from './quote-page.module.css'

const FILES = [
  { format: 'dxf', label: 'DXF', says: 'Plan and elevations for CAD programs' },
  { format: 'svg', label: 'SVG', says: 'The plan as vectors' },
  { format: 'glb', label: 'glTF', says: 'The ramp in three dimensions' },
  { format: 'usdz', label: 'USDZ', says: 'The ramp in three dimensions for iPhone and iPad' },
] as const
type Format = (typeof FILES)[number]['format']

/** The drawing saved last as files for other programs, made by the server. */
export function DrawingFiles({ id }: { readonly id: string }) {
  const api = useApi()
  const { error, download } = useFile()
  const [making, setMaking] = useState<Format | null>(null)

  async function make(format: Format) {
    setMaking(format)
    await download(() => api.download(makeDrawingFile, { id, format }), `${id}.${format}`)
    setMaking(null)
  }

  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <div className={classes.paperButtons}>
        {FILES.map(({ format, label, says }) => (
          <Button
            key={format}
            variant="default"
            title={says}
            loading={making === format}
            disabled={making !== null && making !== format}
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={() => make(format)}
          >
            {label}
          </Button>
        ))}
      </div>
    </>
  )
}
