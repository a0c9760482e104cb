import { Button } from '@mantine/core'
import { Question } from '@ramp/shell'
import { Link } from '@tanstack/react-router'

type TermsConsentProps = { readonly onDeny: () => void; readonly onAccept: () => void }

/** Asks once per person and version of the terms; there is no way around the two answers (spec 1 §2). */
export const TermsConsent = ({ onDeny, onAccept }: TermsConsentProps) => (
  <Question
    title="Terms of Use"
    answers={
      <>
        <Button variant="default" onClick={onDeny}>
          Deny
        </Button>
        <Button data-autofocus onClick={onAccept}>
          Accept and Continue
        </Button>
      </>
    }
  >
    <p>
      Before you design, please read and accept the{' '}
      <Link to="/terms" target="_blank">
        Terms of Use
      </Link>
      , the{' '}
      <Link to="/privacy" target="_blank">
        Privacy Policy
      </Link>{' '}
      and the{' '}
      <Link to="/agreement" target="_blank">
        Dealer License Agreement
      </Link>
      .
    </p>
  </Question>
)
