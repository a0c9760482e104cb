import { Tooltip, UnstyledButton } from '@mantine/core'
import { STANDPOINTS, type Standpoint } from '@ramp/view3d'
import { IconMan, IconRoad, IconRotate360, IconWheelchair } from '@tabler/icons-react'
import classes from './view-3d.module.css'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

const WORDS: Readonly<
  Record<
    Standpoint,
    { readonly name: string; readonly short: string; readonly height?: string; readonly Icon: typeof IconMan }
  >
> = {
  whole: { name: 'Whole system', short: 'Whole', Icon: IconRotate360 },
  seated: {
    name: 'From the door, seated (43 in)',
    short: 'Door, seated',
    height: '43″',
    Icon: IconWheelchair,
  },
  standing: {
    name: 'From the door, standing (60 in)',
    short: 'Door, standing',
    height: '60″',
    Icon: IconMan,
  },
  kerb: { name: 'From the kerb', short: 'From the kerb', Icon: IconRoad },
}

type StandpointBarProps = { readonly now: Standpoint; readonly onGo: (to: Standpoint) => void }

/** Where one looks from; the numbers are keys of the view. */
export const StandpointBar = ({ now, onGo }: StandpointBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div className={classes.standpoints} role="group" aria-label="Look from">
    {STANDPOINTS.map((standpoint, at) => {
      const { name, short, height, Icon } = WORDS[standpoint]
      return (
        <Tooltip key={standpoint} label={name}>
          <UnstyledButton
            className={classes.standpoint}
            aria-label={name}
            aria-pressed={standpoint === now}
            onClick={() => onGo(standpoint)}
          >
            <Icon {...ICON} />
            <span className={classes.short}>{short}</span>
            {height && <span className={classes.eyes}>{height}</span>}
            <kbd className={classes.key}>{at + 1}</kbd>
          </UnstyledButton>
        </Tooltip>
      )
    })}
  </div>
)
