import { useDocumentTitle } from '@mantine/hooks'
import { useProject } from '../../project/use-project.ts'

/** The heading of the designer, for those who read by headings, and the title of its tab: which project is open. */
export function PageHeading() {
  const { name } = useProject()
  const shown = name.trim() === '' ? 'Untitled project' : name
  useDocumentTitle(`${shown} - Designer`)
  return <h1 className="visually-hidden">{shown}</h1>
}
