// Hook for an opened record, which lies over the results: back closes it first.
import { useState } from 'react'
import { useBackCloses } from '#app/ui/page-history.ts'

export function useRecord<Record>() {
  const [record, setRecord] = useState<Record | null>(null)
  const close = () => setRecord(null)
  useBackCloses(record !== null, close)
  return { record, show: setRecord, close }
}
