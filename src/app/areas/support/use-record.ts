// Hook for the opened record of a scenario, which lies over the results: back closes it first.
import { useState } from 'react'
import { useBackCloses } from '#app/ui/page-history.ts'
import type { ScenarioRecord } from './queries.ts'

export function useRecord() {
  const [record, setRecord] = useState<ScenarioRecord | null>(null)
  const close = () => setRecord(null)
  useBackCloses(record !== null, close)
  return { record, show: setRecord, close }
}
