import { IconHelp } from '@tabler/icons-react'
import { createContext, use } from 'react'
import classes from './guide-link.module.css'

/** The page of the guide for the panel that is open; null while none has one. */
export const GuidePage = createContext<string | null>(null)

/** The guide opens beside the drawing, which stays as it is. */
const BESIDE = { target: '_blank', rel: 'noopener' } as const

const addressOf = (page: string) => `/documentation/${page}`

/** Leads from the title of a panel to its page of the guide. */
export function PanelGuideLink({ title }: { readonly title: string }) {
  const page = use(GuidePage)
  if (page === null) return null
  const name = `Guide: ${title} (opens in a new tab)`
  return (
    <a href={addressOf(page)} {...BESIDE} className={classes.icon} aria-label={name} title={name}>
      <IconHelp size={17} stroke={1.5} aria-hidden />
    </a>
  )
}

type GuideLinkProps = { readonly page: string; readonly children: string }

/** Leads from a text to a page of the guide. */
export const GuideLink = ({ page, children }: GuideLinkProps) => (
  <a href={addressOf(page)} {...BESIDE} className={classes.text}>
    {children}
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
)
