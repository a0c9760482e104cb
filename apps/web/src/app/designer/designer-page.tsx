import { useDocumentTitle } from '@mantine/hooks'
import type { ProductLine } from '@ramp/domain'
import { useApi, Waiting } from '@ramp/shell'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { LockedPage } from '../../features/startup/locked-page.tsx'
import { type Opening, openProject } from '../../features/startup/open-project.ts'
import { acceptTerms, hasAcceptedTerms } from '../../features/terms-consent/terms-acceptance.ts'
import { TermsConsent } from '../../features/terms-consent/terms-consent.tsx'
import { useAccess } from '../../lib/auth/access.ts'
import { useUser } from '../../lib/auth/use-user.ts'
import { ProjectStart } from './project-start.tsx'

type DesignerPageProps = {
  readonly product: ProductLine
  readonly id: string | undefined
  /** Which option of the quote; the main one where the address names none. */
  readonly option: number | undefined
  /** Opened for the height that is missing. */
  readonly entersRise: boolean
  /** The product line of the project that was opened; null while there is none. */
  readonly onOpened: (product: ProductLine | null) => void
}

/** The designer: locked until the terms are accepted and the project may be opened (spec 1 §4). */
export function DesignerPage({ product, id, option, entersRise, onOpened }: DesignerPageProps) {
  useDocumentTitle('Designer')
  const opening = useOpening(product, id, option)
  const terms = useTerms()
  const opened = opening?.kind === 'opened' ? opening.project.product : null
  useEffect(() => onOpened(opened), [opened, onOpened])
  return (
    <>
      {!terms.isAccepted && opening?.kind !== 'locked' && (
        <TermsConsent onDeny={terms.deny} onAccept={terms.accept} />
      )}
      {opening === null && <Waiting>Opening the project</Waiting>}
      {opening?.kind === 'locked' && <LockedPage lock={opening.lock} />}
      {opening?.kind === 'opened' && terms.isAccepted && (
        <ProjectStart project={opening.project} entersRise={entersRise} />
      )}
    </>
  )
}

function useOpening(
  product: ProductLine,
  id: string | undefined,
  option: number | undefined,
): Opening | null {
  const api = useApi()
  const access = useAccess()
  const [opening, setOpening] = useState<Opening | null>(null)
  useEffect(() => {
    let isWanted = true
    openProject({ api, access, product, option }, id).then((next) => {
      if (isWanted) setOpening(next)
    })
    return () => {
      isWanted = false
    }
  }, [api, access, product, id, option])
  return opening
}

/** Denying locks the app, closes the window where the browser lets it, and goes home (spec 1 §2). */
function useTerms() {
  const userId = useUser()?.id ?? ''
  const navigate = useNavigate()
  const [isAccepted, setAccepted] = useState(() => hasAcceptedTerms(userId))
  return {
    isAccepted,
    accept: () => {
      acceptTerms(userId)
      setAccepted(true)
    },
    deny: () => {
      window.close()
      navigate({ to: '/' })
    },
  }
}
