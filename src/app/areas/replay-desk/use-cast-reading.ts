// Hook for the places of the cast in the text, read when the typing rests.
import { useDeferredValue, useMemo } from 'react'
import type { Contents } from '#app/ui/editor/sections/contents.ts'
import { CastReader } from './cast-reader.ts'
import type { CastMember } from './queries.ts'

const toCastName = ({
  entryId,
  nameList,
  calls = [],
}: Pick<CastMember, 'entryId' | 'nameList'> & Partial<CastMember>) => ({
  ...{ key: entryId, nameList },
  calls: calls.map(call => ({ key: call.entryId, nameList: call.names })),
})

export function useCastReading(contents: Contents, cast: readonly CastMember[]) {
  const reader = useMemo(() => new CastReader(cast.map(toCastName)), [cast])
  const { shown } = useDeferredValue(contents)
  return useMemo(() => reader.read(shown), [reader, shown])
}
