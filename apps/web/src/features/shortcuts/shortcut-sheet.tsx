import { Modal } from '@mantine/core'
import classes from './shortcut-sheet.module.css'
import { SHORTCUTS } from './shortcuts.ts'

type ShortcutSheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** Every key that does something in the designer. */
export const ShortcutSheet = ({ isOpen, onClose }: ShortcutSheetProps) => (
  <Modal
    opened={isOpen}
    onClose={onClose}
    title="Keyboard shortcuts"
    size={760}
    closeButtonProps={{ 'aria-label': 'Close' }}
  >
    <div className={classes.groups}>
      {SHORTCUTS.map(({ name, shortcuts }) => (
        <section key={name}>
          <h3 className={classes.name}>{name}</h3>
          <dl className={classes.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={`${keys} ${does}`} className={classes.row}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key} className={classes.key}>
                      {key}
                    </kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Modal>
)
