import { FileButton, type FileButtonProps } from '@mantine/core'
import { useRef } from 'react'

/** A button that opens files. Its field is emptied after each choice, for a browser reports no file that is chosen twice in a row. */
export function ChooseFile<Multiple extends boolean = false>({
  onChange,
  ...props
}: Omit<FileButtonProps<Multiple>, 'resetRef'>) {
  const reset = useRef<() => void>(null)
  return (
    <FileButton<Multiple>
      {...(props as FileButtonProps<Multiple>)}
      resetRef={reset}
      onChange={(chosen) => {
        reset.current?.()
        onChange(chosen)
      }}
    />
  )
}
