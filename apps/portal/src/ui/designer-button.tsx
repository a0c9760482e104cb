import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'

type DesignerButtonProps = {
  readonly path: string
  readonly label?: string
  readonly isFirst?: boolean
}

/** Opens the designer in a tab of its own, which closes itself when the design is finished. */
export const DesignerButton = ({
  path,
  label = 'Open in designer',
  isFirst = false,
}: DesignerButtonProps) => (
  <Button
    component="a"
    href={path}
    target="_blank"
    rel="noopener"
    variant={isFirst ? 'filled' : 'default'}
    leftSection={<IconExternalLink size={16} stroke={1.5} aria-hidden />}
  >
    {label}
  </Button>
)
