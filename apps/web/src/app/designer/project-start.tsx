import { type Inches, type Layout, productRules, setRise } from '@ramp/domain'
import { useApi, Waiting } from '@ramp/shell'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { writeDraftRecord } from '../../drafts/draft-record.ts'
import { useStartRamps } from '../../features/fit/start/use-start-ramps.ts'
import { STILL_LOOKING } from '../../features/fit/use-chosen.ts'
import { AcceptedNotice } from '../../features/startup/accepted-notice.tsx'
import { blankProject, type Loaded, loadProject } from '../../features/startup/load-project.ts'
import { SetAside } from '../../features/startup/set-aside.tsx'
import { startupOffer } from '../../features/startup/startup-offer.ts'
import { type StartupChoice, StartupPanel } from '../../features/startup/startup-panel.tsx'
import { UnreadNotice } from '../../features/startup/unread-notice.tsx'
import { hasRole, useAccess } from '../../lib/auth/access.ts'
import { saveZion } from '../../output/project-file/save-zion.ts'
import { backupFault, setAsideBackup } from '../../persistence/history-backup.ts'
import { wasFirstStart } from '../../persistence/is-first-start.ts'
import { ownerOf } from '../../persistence/owner.ts'
import { type OpenedProject, OpenedProjectContext } from '../../project/opened-project.ts'
import { callToast } from '../../ui/messages/call-toast.ts'
import { toast } from '../../ui/messages/toast.ts'
import { fetchRampChoice, RampChoice } from './lazy/lazy-start.ts'
import { OneTab } from './saving/one-tab.tsx'
import type { DraftStart } from './saving/use-draft.ts'
import { useHistoryPreview } from './saving/use-history-preview.ts'
import { type Unfinished, useUnfinished } from './saving/use-unfinished.ts'
import { Workspace } from './workspace.tsx'

/** A project takes this long to load at least (spec 1 §9). */
const LOAD_DELAY_MS = 1000

type Begun = {
  readonly layout: Layout
  readonly goesOn: boolean
  readonly draft: DraftStart
  readonly startsIn?: 'site'
  /** The ramp it is begun with. */
  readonly ramp?: Layout
}

type ProjectStartProps = {
  readonly project: OpenedProject
  /** Opened for the height that is missing. */
  readonly entersRise: boolean
}

/** What this browser and the server keep is read first; then comes the startup panel. */
export function ProjectStart({ project, entersRise }: ProjectStartProps) {
  const [aside] = useState(() => setAsideBackup(ownerOf(project)))
  const unfinished = useUnfinished(project)
  if (!unfinished) return <Waiting>Opening the project</Waiting>
  return <Beginning project={project} entersRise={entersRise} unfinished={unfinished} aside={aside} />
}

type BeginningProps = ProjectStartProps & {
  readonly unfinished: Unfinished
  /** A backup of another project that was here. */
  readonly aside: ReturnType<typeof setAsideBackup>
}

/** The startup panel, and the workspace once the person said with what to begin. */
function Beginning({ project, entersRise, unfinished, aside }: BeginningProps) {
  const api = useApi()
  const mayHaveFiles = hasRole(useAccess(), 'Dev Team')
  const [isFirstStart] = useState(wasFirstStart)
  const [offer] = useState(() => offerOf(project, unfinished))
  const preview = useHistoryPreview(project, unfinished.draft)
  // A finished quote that nobody went on with has one thing to open (decision 104).
  const isAccepted = project.header?.status === 'accepted'
  const opensAtOnce =
    offer.official !== null &&
    !isAccepted &&
    !offer.hasHistory &&
    !unfinished.fault &&
    !aside &&
    !isFirstStart
  const [opening, setOpening] = useState<StartupChoice | null>(opensAtOnce ? 'official' : null)
  const [isOpenedAtOnce, setOpenedAtOnce] = useState(opensAtOnce)
  const [begun, setBegun] = useState<Begun | null>(null)
  useEffect(() => {
    const fault = backupFault(ownerOf(project))
    if (fault) toast.warning(fault.message, fault.detail)
  }, [project])
  const [rise, typeRise] = useState<Inches | null>(null)
  const [blank] = useState(() => blankProject(project))
  const ramps = useStartRamps(blank, project, rise)
  useEffect(() => {
    if (rise !== null) fetchRampChoice().catch(() => undefined)
  }, [rise])
  const open = async (choice: StartupChoice, how: Pick<Begun, 'startsIn' | 'ramp'> = {}) => {
    setOpening(choice)
    const [loaded] = await Promise.all([
      loadProject(choice, project, { api, unfinished: unfinished.layout }),
      choice === 'blank' ? null : new Promise((done) => setTimeout(done, LOAD_DELAY_MS)),
    ])
    announce(loaded)
    // A project that could not be fetched must not be replaced by a blank one.
    if (loaded.message?.kind === 'failed') {
      setOpening(null)
      return setOpenedAtOnce(false)
    }
    const layout = withRise(loaded.layout, choice, rise)
    setBegun({ layout, goesOn: choice === 'history', draft: startOf(choice, project, unfinished), ...how })
  }
  const { offered } = ramps
  const openAtOnce = useEffectEvent(() => open('official'))
  const isAsked = useRef(false)
  useEffect(() => {
    if (!opensAtOnce || isAsked.current) return
    isAsked.current = true
    void openAtOnce()
  }, [opensAtOnce])
  if (!begun && isOpenedAtOnce) return <Waiting>Opening the project</Waiting>
  if (!begun)
    return (
      <StartupPanel
        offer={offer}
        preview={preview}
        draft={unfinished.draft}
        isFirstStart={isFirstStart}
        opening={opening}
        rise={rise}
        onRise={typeRise}
        onChoose={open}
        onSurvey={() => open('blank', { startsIn: 'site' })}
        onAim={() => offered && ramps.choose(offered)}
        useHint={offered && ramps.fit.isLooking ? STILL_LOOKING : null}
        onUse={offered && (() => open('blank', { ramp: offered.layout }))}
        ramps={
          <RampChoice ramps={ramps} catalogue={project.catalogue} onUse={(ramp) => open('blank', { ramp })} />
        }
      >
        {isAccepted && <AcceptedNotice />}
        {unfinished.fault && <UnreadNotice fault={unfinished.fault} />}
        {aside && <SetAside saved={aside} onSave={mayHaveFiles ? () => saveZion(aside) : null} />}
      </StartupPanel>
    )
  return (
    <OpenedProjectContext value={project}>
      <OneTab owner={ownerOf(project)} waiting={<Waiting>Opening the project</Waiting>}>
        {(lock) => <Workspace {...begun} lock={lock} entersRise={entersRise} />}
      </OneTab>
    </OpenedProjectContext>
  )
}

/** A blank project begins with the rise that was typed; any other has its own. */
const withRise = (layout: Layout, choice: StartupChoice, rise: Inches | null): Layout =>
  choice === 'blank' && rise !== null ? setRise(rise)(layout) : layout

/**
 * From which draft the drawing goes on. Whoever goes on from this browser's drawing has seen no newer draft: it is found when the first
 * save is refused. Whoever begins with anything else has.
 */
function startOf(choice: StartupChoice, project: OpenedProject, unfinished: Unfinished): DraftStart {
  const { edit, isUnsent, basedOn, counter, draft } = unfinished
  const isOfBrowser = choice === 'history' && draft === null
  const start = {
    counter: isOfBrowser ? basedOn : counter,
    edit,
    isUnsent: isOfBrowser && isUnsent,
  }
  if (draft && choice === 'history') writeDraftRecord(ownerOf(project), { counter, edit })
  return start
}

const offerOf = (project: OpenedProject, unfinished: Unfinished) => {
  const { header, product } = project
  return startupOffer({
    productName: productRules(product).name,
    projectName: header?.name ?? '',
    createdBy: header ? String(header.createdBy.clientId) : null,
    isSaved: header !== null && header.dtmLastUpdate !== header.dtmCreated,
    hasHistory: unfinished.layout !== null,
  })
}

function announce({ message }: Loaded) {
  switch (message?.kind) {
    case 'loaded':
      return toast.saved('Project Loaded')
    case 'empty':
      return toast.warning('Empty Layout Registered')
    case 'failed':
      return callToast('Could not get project', message.error)
    default:
      return undefined
  }
}
