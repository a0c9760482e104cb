import { Menu } from '@mantine/core'
import type { PartId } from '@ramp/domain'
import { IconRulerMeasure } from '@tabler/icons-react'
import { useState } from 'react'
import { useAnalysis } from '../../project/use-analysis.ts'
import { heightLines } from './height-lines.ts'

/** 'Show Part Height': the heights of the part's ends, or its single height, in inches (spec 1 §2, leg menu). */
export function PartHeight({ part }: { readonly part: PartId }) {
  const { runs } = useAnalysis()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Menu.Divider />
      <Menu.Item
        closeMenuOnClick={false}
        leftSection={<IconRulerMeasure size={16} stroke={1.5} />}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        Show Part Height
      </Menu.Item>
      {isShown &&
        heightLines(runs.heights.get(part)).map((line) => (
          <Menu.Label key={line} role="status">
            {line}
          </Menu.Label>
        ))}
    </>
  )
}
