// A search without hits: names near to what was typed, and the way to a wider search.
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import type { SearchPlace } from './address.ts'
import { HitRow } from './HitRow.tsx'
import { nothingFound } from './nothing-found.ts'
import { linkOf } from './PlaceLink.tsx'
import type { Hit } from './queries.ts'

export function NoHit({ place, near }: { place: SearchPlace; near: readonly Hit[] }) {
  const { title, note, isNarrowed } = nothingFound(place)
  const wider: SearchPlace = {
    ...place,
    ...{ filters: place.inWorld === null ? {} : { worldId: place.inWorld }, page: 1 },
  }
  return (
    <>
      <EmptyState
        drawing={<EmptyDrawing />}
        title={title}
        note={note}
        action={
          isNarrowed && (
            <ButtonLink variant="ai" {...linkOf(wider)}>
              絞りこみを外す
            </ButtonLink>
          )
        }
      />
      {near.length > 0 && (
        <>
          <SectionHeading>もしかして</SectionHeading>
          <List>
            {near.map(hit => (
              <HitRow key={`${hit.kind}:${hit.ref}`} hit={hit} words={[]} withKind />
            ))}
          </List>
        </>
      )}
    </>
  )
}
