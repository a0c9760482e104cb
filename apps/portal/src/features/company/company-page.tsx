import { getDealerCard, type SavedDealerCard } from '@ramp/contracts'
import { Notice, problemText, useApi, Waiting } from '@ramp/shell'
import { useQuery } from '@tanstack/react-query'
import { GUIDE_OF_PLACE } from '../../lib/guide-pages.ts'
import { GuideLink } from '../../ui/guide-link.tsx'
import { Page } from '../../ui/page.tsx'
import { momentText } from '../../ui/text.ts'
import { CardView } from './card-view.tsx'
import { CompanyForm } from './company-form.tsx'
import classes from './company-page.module.css'
import { DEALER_CARD } from './use-company-form.ts'
import { Versions } from './versions.tsx'

/** Who a company is on its proposals, in versions. */
export function CompanyPage() {
  const api = useApi()
  const { data, error } = useQuery({
    queryKey: DEALER_CARD,
    queryFn: () => api.call(getDealerCard, {}),
    // What somebody is typing stays on the screen; what was saved meanwhile is told when they save.
    staleTime: 'static',
    gcTime: 0,
  })
  if (!data && !error) return <Waiting>Loading company</Waiting>
  return (
    <Page title="Company" note="Printed on proposals. Issued proposals stay as they are.">
      {error && <Notice tone="bad">{problemText(error)}</Notice>}
      {data && (
        <div className={classes.page}>
          <p className={classes.inForce}>{inForceText(data.card)}</p>
          {data.mayChange ? (
            <CompanyForm saved={data} />
          ) : (
            <>
              <CardView card={data.card} />
              <p className={classes.hint}>Only the owner of your company can change this.</p>
            </>
          )}
          <Versions versions={data.versions} />
          <p className={classes.hint}>
            <GuideLink page={GUIDE_OF_PLACE.company}>About your company on proposals</GuideLink>
          </p>
        </div>
      )}
    </Page>
  )
}

function inForceText({ version, savedAt, savedBy, name }: SavedDealerCard['card']): string {
  if (savedAt !== null)
    return `Version ${version}, in force since ${momentText(savedAt)}. Saved by ${savedBy}.`
  return name === ''
    ? 'No version saved yet.'
    : 'No version saved yet. Documents use what was entered with them, as shown.'
}
