import { savedProjectOf } from '@ramp/formats'
import { useApi } from '@ramp/shell'
import { useState } from 'react'
import { hasRole, useAccess } from '../../lib/auth/access.ts'
import { saveZion } from '../../output/project-file/save-zion.ts'
import { lockOfZion, openZion } from '../../output/project-file/zion-file.ts'
import { ownerOf } from '../../persistence/owner.ts'
import { useOpenedProject } from '../../project/opened-project.ts'
import { useEditor } from '../../project/use-editor.ts'
import { toast } from '../../ui/messages/toast.ts'
import { chooseFile } from './choose-file.ts'
import { askInstallationKey, FAILED, loadProjectText } from './load-project-text.ts'

/** What a password is asked for; `reason` says why the last one did not do. */
export type PasswordQuestion =
  | { readonly for: 'save' }
  | { readonly for: 'open'; readonly content: string; readonly reason: string | null }

/**
 * 'Save to file' and 'Load from file', for the role 'Dev Team' (spec 1 §2, §6); null for everybody else. `ask` opens the
 * dialog that asks for a password once it is there.
 */
export function useProjectFile(ask: (open: () => void) => void) {
  const api = useApi()
  const editor = useEditor()
  const access = useAccess()
  const project = useOpenedProject()
  const [question, setQuestion] = useState<PasswordQuestion | null>(null)
  if (!hasRole(access, 'Dev Team')) return null

  const save = (password?: string) => {
    const { headerID = null, dtmCreated = null } = project.header ?? {}
    const { layout } = editor.state.history.now
    return saveZion(savedProjectOf(layout, { now: new Date(), created: dtmCreated, headerID }), password)
  }
  const load = async () => {
    const file = await chooseFile('.zion')
    if (!file) return toast.warning(FAILED, 'No file was chosen.')
    const content = await file.text()
    if (content.trim() === '') return toast.warning('Empty Layout Registered', 'The file is empty.')
    const known = lockOfZion(content)
    if ('reason' in known) return toast.error(FAILED, known.reason)
    if (known.lock === 'password') return ask(() => setQuestion({ for: 'open', content, reason: null }))
    const secret = known.lock === 'none' ? '' : await askInstallationKey(api)
    if (secret === null) return
    const opened = await openZion(content, secret)
    if ('reason' in opened) toast.error(FAILED, opened.reason)
    else loadProjectText(opened.text, ownerOf(project), editor)
  }
  /** The password that was asked for. */
  const answer = async (password: string) => {
    if (question?.for === 'save') await save(password)
    if (question?.for === 'open') {
      const opened = await openZion(question.content, password)
      if ('reason' in opened) return setQuestion({ ...question, reason: opened.reason })
      loadProjectText(opened.text, ownerOf(project), editor)
    }
    setQuestion(null)
  }
  return {
    save: () => save(),
    saveLocked: () => ask(() => setQuestion({ for: 'save' })),
    load,
    question,
    answer,
    leave: () => setQuestion(null),
  }
}
