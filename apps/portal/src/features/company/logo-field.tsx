import { Button } from '@mantine/core'
import { CARD_LIMITS } from '@ramp/contracts'
import { ChooseFile } from '@ramp/shell'
import { useId } from 'react'
import { base64Of } from '../../lib/files/base64-of.ts'
import classes from './company-page.module.css'
import { logoUrl } from './logo-url.ts'

type LogoFieldProps = {
  /** Base64; null without a logo. */
  readonly value: string | null
  readonly problem?: string | undefined
  readonly onChange: (logo: string | null) => void
  readonly onRefuse: (problem: string) => void
}

const TOO_HEAVY = `The logo is larger than ${CARD_LIMITS.logoBytes / 1024} KB. Save it smaller and choose it again.`

/** The logo as it is, and a file for another one. */
export function LogoField({ value, problem, onChange, onRefuse }: LogoFieldProps) {
  const label = useId()
  const choose = async (file: File) => {
    if (file.size > CARD_LIMITS.logoBytes) onRefuse(TOO_HEAVY)
    else onChange(base64Of(new Uint8Array(await file.arrayBuffer())))
  }
  return (
    <fieldset className={classes.logo} aria-labelledby={label}>
      <span id={label} className={classes.label}>
        Logo
      </span>
      {value === null ? (
        <p className={classes.hint}>Not entered</p>
      ) : (
        <img className={classes.picture} src={logoUrl(value)} alt="Your logo" />
      )}
      <div className={classes.buttons}>
        <ChooseFile accept="image/png,image/jpeg" onChange={(file) => file && void choose(file)}>
          {(props) => (
            <Button {...props} variant="default">
              Choose logo
            </Button>
          )}
        </ChooseFile>
        {value !== null && (
          <Button variant="default" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </div>
      <p className={classes.hint}>
        PNG or JPEG, at most {CARD_LIMITS.logoBytes / 1024} KB and{' '}
        {CARD_LIMITS.logoPixels.toLocaleString('en-US')} pixels a side.
      </p>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
