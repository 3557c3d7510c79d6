// Faces beside the lines of a replay that are spoken.
import type { ReactNode } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { imageSource } from '#rules/images.ts'
import type { CastReading } from './cast-reader.ts'
import type { CastMember } from './queries.ts'

/** Faces of speaking characters, by the rows of their lines. */
export function facesOf(cast: readonly CastMember[], { speakers }: CastReading): ReadonlyMap<number, ReactNode> {
  const face = new Map(
    cast.map(({ entryId, character: { icon } }) => [
      entryId,
      <Avatar key={entryId} size={28} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />,
    ]),
  )
  return new Map([...speakers].map(([row, entryId]) => [row, face.get(entryId)]))
}
