import { Button } from '@mantine/core'
import { makeDrawingFile } from '@ramp/contracts'
import { Notice, useApi } from '@ramp/shell'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { useFile } from '../../../lib/use-file.ts'
import classes from './documents.module.css'

const FILES = [
  { format: 'dxf', label: 'DXF', says: 'Plan and elevations for CAD programs' },
  { format: 'svg', label: 'SVG', says: 'Plan as a vector drawing' },
  { format: 'glb', label: 'glTF', says: '3D model' },
  { format: 'usdz', label: 'USDZ', says: '3D model for iPhone and iPad' },
  {
    format: 'glb',
    label: 'Customer 3D',
    says: 'glTF for the customer, without part names',
    reader: 'customer',
  },
  {
    format: 'usdz',
    label: 'Customer AR',
    says: 'USDZ for the customer’s iPhone or iPad, without part names',
    reader: 'customer',
  },
] as const
type File = { readonly reader?: 'customer' } & (typeof FILES)[number]

/** The drawing saved last as files for other programs, made by the server. */
export function DrawingFiles({ id }: { readonly id: string }) {
  const api = useApi()
  const { error, download } = useFile()
  const [making, setMaking] = useState<string | null>(null)

  async function make({ format, label, reader }: File) {
    setMaking(label)
    const after = reader ? `-${reader}` : ''
    await download(() => api.download(makeDrawingFile, { id, format, reader }), `${id}${after}.${format}`)
    setMaking(null)
  }

  return (
    <>
      {error && <Notice tone="bad">{error}</Notice>}
      <div className={classes.buttons}>
        {FILES.map((file) => (
          <Button
            key={file.label}
            variant="default"
            title={file.says}
            loading={making === file.label}
            disabled={making !== null && making !== file.label}
            leftSection={<IconDownload size={16} stroke={1.5} aria-hidden />}
            onClick={() => make(file)}
          >
            {file.label}
          </Button>
        ))}
      </div>
    </>
  )
}
