import { UnstyledButton } from '@mantine/core'
import { STANDPOINT_NAMES, STANDPOINTS, type Standpoint } from '@ramp/view3d'
import { IconMan, IconRoad, IconRotate360, IconWheelchair } from '@tabler/icons-react'
import classes from './view-3d.module.css'

const ICON = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

type Look = { readonly short: string; readonly height?: string; readonly Icon: typeof IconMan }

const LOOKS: Readonly<Record<Standpoint, Look>> = {
  whole: { short: 'Whole', Icon: IconRotate360 },
  seated: { short: 'Door, seated', height: '43"', Icon: IconWheelchair },
  standing: { short: 'Door, standing', height: '60"', Icon: IconMan },
  kerb: { short: 'From the curb', Icon: IconRoad },
}

type StandpointBarProps = { readonly now: Standpoint; readonly onGo: (to: Standpoint) => void }

/** Where one looks from; the numbers are keys of the view. */
export const StandpointBar = ({ now, onGo }: StandpointBarProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
  <div className={classes.standpoints} role="group" aria-label="Look from">
    {STANDPOINTS.map((standpoint, at) => {
      const { short, height, Icon } = LOOKS[standpoint]
      const name = STANDPOINT_NAMES[standpoint]
      return (
        <UnstyledButton
          key={standpoint}
          className={`${classes.standpoint} ${classes.named}`}
          aria-label={name}
          aria-pressed={standpoint === now}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onGo(standpoint)}
        >
          <Icon {...ICON} />
          <span className={classes.short}>{short}</span>
          {height && <span className={classes.eyes}>{height}</span>}
          <kbd className={classes.key} aria-hidden>
            {at + 1}
          </kbd>
        </UnstyledButton>
      )
    })}
  </div>
)
