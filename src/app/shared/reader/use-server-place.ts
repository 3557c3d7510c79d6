// Hook: the place in a text on the server, so that reading continues on another device. Guests have it on this one only.
import calls from 'virtual:contract/reading'
import { useQuery } from '@tanstack/react-query'
import { connect } from '#app/platform/api.ts'
import { isOnline } from '#app/platform/connectivity.ts'
import { readQuery } from '#app/platform/query.ts'
import { useSession } from '#app/platform/use-session.ts'
import type { ReadingContract } from '#contract/reading.ts'
import type { ServerSide } from './use-kept-place.ts'

const readingCalls = connect<ReadingContract>('reading', calls)

export function useServerPlace(textKey: string): ServerSide {
  const userId = useSession().user?.userId
  const { data } = useQuery({
    ...readQuery(readingCalls.place, { textKey }),
    enabled: userId !== undefined,
    // Read once per opening; during reading only this device moves the place.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
  if (userId === undefined) return { keptElsewhere: null }
  return {
    keptElsewhere: data?.readingPlace,
    onPlace: async ({ place, ratio }) => {
      if (!isOnline()) return null
      const { readingPlace } = await readingCalls.keepPlace.send({ textKey, place, ratio }, { userId })
      return readingPlace.version
    },
  }
}
