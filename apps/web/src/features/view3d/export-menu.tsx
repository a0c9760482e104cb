import { Menu } from '@mantine/core'
import type { Analysis } from '@ramp/domain'
import { ToolButton } from '@ramp/shell/view3d'
import { glb, modelMeshes, usdz } from '@ramp/solids'
import { IconDownload } from '@tabler/icons-react'
import { saveFile } from '../../output/save-file.ts'

const GLB = { make: glb, type: 'model/gltf-binary', ending: 'glb' } as const
const USDZ = { make: usdz, type: 'model/vnd.usdz+zip', ending: 'usdz' } as const
const KINDS = [
  { label: 'glTF (.glb), for most 3D programs', ...GLB, reader: 'dealer' },
  { label: 'USDZ (.usdz), for iPhone and iPad', ...USDZ, reader: 'dealer' },
  { label: 'Customer 3D (.glb), without part names', ...GLB, reader: 'customer' },
  { label: 'Customer AR (.usdz), without part names', ...USDZ, reader: 'customer' },
] as const

/** The system as a 3D file in its true size: parts, legs and braces by their tags, or for a customer without names. */
export const ExportMenu = ({ analysisOf }: { readonly analysisOf: () => Analysis }) => (
  <Menu position="top-end" width={300}>
    <Menu.Target>
      <ToolButton name="Export 3D" icon={<IconDownload size={16} stroke={1.5} aria-hidden />} />
    </Menu.Target>
    <Menu.Dropdown>
      {KINDS.map(({ label, make, type, ending, reader }) => (
        <Menu.Item
          key={label}
          onClick={() =>
            saveFile(
              new Blob([make(modelMeshes(analysisOf(), reader)) as BlobPart], { type }),
              `layout${reader === 'customer' ? '-customer' : ''}.${ending}`,
            )
          }
        >
          {label}
        </Menu.Item>
      ))}
    </Menu.Dropdown>
  </Menu>
)
