import { Switch } from '@mantine/core'
import { isSingle, SHORTCUTS } from '../../keys/shortcuts.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { Dialog } from '../../ui/dialog.tsx'
import classes from './shortcut-sheet.module.css'

type ShortcutSheetProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** Every key that does something in the designer, and the switch for those that are a letter or a sign alone. */
export const ShortcutSheet = ({ isOpen, onClose }: ShortcutSheetProps) => (
  <Dialog opened={isOpen} onClose={onClose} title="Keyboard shortcuts" size={760}>
    <SingleKeys />
    <div className={classes.groups}>
      {SHORTCUTS.map(({ name, shortcuts }) => (
        <section key={name}>
          <h3 className={classes.name}>{name}</h3>
          <dl className={classes.list}>
            {shortcuts.map(({ keys, does }) => (
              <div key={`${keys} ${does}`} className={classes.row}>
                <dt>
                  {keys.map((key) => (
                    <Key key={key} name={key} />
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  </Dialog>
)

function SingleKeys() {
  const { hasSingleKeys, setSingleKeys } = useKeys()
  return (
    <div className={classes.single}>
      <Switch
        label="Single-Key Shortcuts"
        description={
          hasSingleKeys
            ? 'Single characters, such as R and ?. Turn them off if they are pressed by accident or by speech input.'
            : 'Off: the keys marked “off” do nothing. Keys with Ctrl or Alt work as before.'
        }
        classNames={{ description: classes.description ?? '' }}
        checked={hasSingleKeys}
        onChange={(event) => setSingleKeys(event.currentTarget.checked)}
      />
    </div>
  )
}

function Key({ name }: { readonly name: string }) {
  const { hasSingleKeys } = useKeys()
  const isOff = !hasSingleKeys && isSingle(name)
  return (
    <span className={classes.keyWithState}>
      <kbd className={classes.key} data-off={isOff || undefined}>
        {name}
      </kbd>
      {isOff && <small className={classes.off}>off</small>}
    </span>
  )
}
