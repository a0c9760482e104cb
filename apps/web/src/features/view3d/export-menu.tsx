import { Menu } from '@mantine/core'
import type { Analysis } from '@ramp/domain'
import { ToolButton } from '@ramp/shell/view3d'
import { glb, meshesOf, ownerNames, solidsOf, usdz } from '@ramp/solids'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../output/save-file.ts'

const KINDS = [
  { label: 'glTF (.glb), for most 3D programs', make: glb, type: 'model/gltf-binary', ending: 'glb' },
  { label: 'USDZ (.usdz), for iPhone and iPad', make: usdz, type: 'model/vnd.usdz+zip', ending: 'usdz' },
] as const

/** The system as a 3D file: in its true size, parts, legs and braces by their names. */
export const ExportMenu = ({ analysis }: { readonly analysis: Analysis }) => (
  <Menu position="top-end" width={270}>
    <Menu.Target>
      <ToolButton name="Export 3D" icon={<IconDownload size={16} stroke={1.5} aria-hidden />} />
    </Menu.Target>
    <Menu.Dropdown>
      {KINDS.map(({ label, make, type, ending }) => (
        <Menu.Item
          key={ending}
          onClick={() =>
            saveFile(
              new Blob([make(meshesOf(solidsOf(analysis), ownerNames(analysis))) as BlobPart], { type }),
              `layout.${ending}`,
            )
          }
        >
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
