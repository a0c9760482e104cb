import { Button } from '@mantine/core'
import { pricedAt, setProject } from '@ramp/domain'
import { Notice } from '@ramp/shell'
import { useEditor } from '../../project/use-editor.ts'
import { useProject } from '../../project/use-project.ts'

/** Says that prices are retail where internal staff gave the project a level that this person does not see (decision 063). */
export function RetailInstead() {
  const editor = useEditor()
  const { priceLevel } = useProject()
  if (pricedAt(editor.catalogue, priceLevel) === priceLevel) return null
  return (
    <Notice tone="look" title="Prices here are retail.">
      Internal staff set another price level for this project. Use retail prices to finish, or contact
      customer service.
      <div>
        <Button
          variant="default"
          size="compact-sm"
          mt={6}
          onClick={() => editor.run('Use retail prices', 'propChange', setProject({ priceLevel: 'retail' }))}
        >
          Use retail prices
        </Button>
      </div>
    </Notice>
  )
}
