// Content that a screen reads, in every state: a skeleton while it loads, the content, the message that it does not exist,
// that it was never stored on this device, or that reading failed, with もう一度試す.
import type { ReactNode } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { clockNow } from '#app/ui/clock.ts'
import { type Asked, Missing, type MissingProps } from '#app/ui/Missing.tsx'

/** Age up to which data is shown without its age. */
const FRESH_MS = 60_000

export interface ReadQuery<Data> extends Asked {
  data: Data | undefined
  dataUpdatedAt: number
}

/** Time of old data of a query; null for recent data. */
export const oldSince = ({ dataUpdatedAt }: { dataUpdatedAt: number }): number | null =>
  dataUpdatedAt > 0 && dataUpdatedAt < clockNow() - FRESH_MS ? dataUpdatedAt : null

export interface ReadProps<Data> extends Omit<MissingProps, 'query' | 'online' | 'children'> {
  query: ReadQuery<Data>
  skeleton: ReactNode
  /** @param age time of the data, if it is old */
  children: (data: Data, age: number | null) => ReactNode
}

/** Stand-in for missing content: a skeleton, a failure, or the message that it does not exist. */
export function NotRead(props: Omit<MissingProps, 'online'>) {
  const online = useOnline()
  return <Missing {...props} online={online} />
}

export function Read<Data>({ query, skeleton, children, ...missing }: ReadProps<Data>) {
  const { data } = query
  if (data !== undefined && !missing.isNowhere) return children(data, oldSince(query))
  return (
    <NotRead query={query} {...missing}>
      {skeleton}
    </NotRead>
  )
}

/** ・3分前の情報, for the end of a line; nothing for recent data. */
export const Aged = ({ since }: { since: number | null }) =>
  since !== null && (
    <>
      ・<AgeNote at={since} />
    </>
  )
