import { Menu, UnstyledButton } from '@mantine/core'
import {
  IconChevronDown,
  IconDeviceFloppy,
  IconFileDownload,
  IconFileExport,
  IconFileImport,
  IconFilePlus,
  IconFiles,
  IconHistory,
  IconLock,
} from '@tabler/icons-react'
import classes from './tool-bar.module.css'

type FileMenuProps = {
  readonly onSave: () => void
  readonly onLoad: () => void
  readonly onDownload: () => void
  readonly onPapers: () => void
  readonly onNew: () => void
  /** Project files; null for who may not use them. */
  readonly file: {
    readonly save: () => void
    readonly saveLocked: () => void
    readonly load: () => void
  } | null
}

const ICON = { size: 16, stroke: 1.5 } as const

/** What can be done with the project as a whole (spec 1 §2, file menu). */
export const FileMenu = ({ onSave, onLoad, onDownload, onPapers, onNew, file }: FileMenuProps) => (
  <Menu position="bottom-start" width={270}>
    <Menu.Target>
      <UnstyledButton className={classes.file}>
        File <IconChevronDown size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Item leftSection={<IconDeviceFloppy {...ICON} />} rightSection="Ctrl+S" onClick={onSave}>
        Save to history
      </Menu.Item>
      <Menu.Item leftSection={<IconHistory {...ICON} />} onClick={onLoad}>
        Load from history
      </Menu.Item>
      {file && (
        <>
          <Menu.Item leftSection={<IconFileExport {...ICON} />} onClick={file.save}>
            Save to file
          </Menu.Item>
          <Menu.Item leftSection={<IconLock {...ICON} />} onClick={file.saveLocked}>
            Save to file with a password
          </Menu.Item>
          <Menu.Item leftSection={<IconFileImport {...ICON} />} onClick={file.load}>
            Load from file
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<IconFileDownload {...ICON} />} onClick={onDownload}>
        Download PDF
      </Menu.Item>
      <Menu.Item leftSection={<IconFiles {...ICON} />} onClick={onPapers}>
        Documents
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconFilePlus {...ICON} />} onClick={onNew}>
        New Project
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
)
