import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { DRAWING_FORMATS, type DrawingFormat, drawingFiles, viewNames } from '@ramp/cad'
import type { Analysis } from '@ramp/domain'
import { useState } from 'react'
import { saveFile } from '../../output/save-file.ts'

/** What each is good for. */
const WORDS: Readonly<Record<DrawingFormat, string>> = {
  dxf: 'Plan and elevations for CAD programs, at full size in inches, on layers with real dimensions; tags, stock and set heights as block attributes.',
  svg: 'One view as a vector drawing for browsers and drawing programs, at full size in inches, with a group for each layer.',
  glb: 'A 3D model at full size for most 3D programs. Parts, legs, and braces have their tags as names.',
  usdz: 'A 3D model at full size for iPhone, iPad, and Mac.',
}

type DrawingFileFieldsProps = { readonly format: DrawingFormat; readonly analysis: Analysis }

/** What a file for other programs holds, which view where it has one, and the file itself. */
export function DrawingFileFields({ format, analysis }: DrawingFileFieldsProps) {
  const [view, setView] = useState(0)
  const [isForCustomer, setIsForCustomer] = useState(false)
  const views = viewNames(analysis)
  const reader = isForCustomer ? 'customer' : 'dealer'
  const download = () => {
    const files = drawingFiles(analysis, format, analysis.layout.project.name.trim(), reader)
    const file = files[format === 'svg' ? view : 0] ?? files[0]
    if (!file) return
    const type = DRAWING_FORMATS[format].contentType
    saveFile(new Blob([file.content as BlobPart], { type }), `layout${file.after}.${format}`)
  }
  return (
    <>
      <p>{WORDS[format]}</p>
      {format === 'svg' && (
        <NativeSelect
          label="View"
          data={views.map((label, index) => ({ label, value: `${index}` }))}
          value={`${Math.min(view, views.length - 1)}`}
          onChange={({ currentTarget }) => setView(Number(currentTarget.value))}
        />
      )}
      {(format === 'glb' || format === 'usdz') && (
        <Checkbox
          label="For the customer: no part names"
          checked={isForCustomer}
          onChange={({ currentTarget }) => setIsForCustomer(currentTarget.checked)}
        />
      )}
      <Button onClick={download}>Download {DRAWING_FORMATS[format].name}</Button>
    </>
  )
}
