import { Button } from '@mantine/core'
import { useAnalysis } from '../../project/use-analysis.ts'
import { useConversion } from './use-conversion.ts'

/** 'Convert P3G to P2G?' for those who may (spec 3 §2.14). */
export function ConvertButton() {
  const conversion = useConversion(useAnalysis())
  return (
    conversion && (
      <Button variant="default" loading={conversion.isConverting} onClick={conversion.convert}>
        Convert P3G to P2G?
      </Button>
    )
  )
}
