// /world/{worldId}/guide/{pageId}: one page of a world's guide, with its neighbours and the whole list.

import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useOnline } from '#app/platform/connectivity.ts'
import { oldSince } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { type GuidePage, worldQueries } from '#app/shared/world/queries.ts'
import { useWorld } from '#app/shared/world/use-world.ts'
import { WorldFrame } from '#app/shared/world/WorldFrame.tsx'
import { WorldMissing } from '#app/shared/world/WorldMissing.tsx'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'

export function GuideScreen({ worldId, pageId }: { worldId: string; pageId: string }) {
  const online = useOnline()
  const { world } = useWorld(worldId)
  const query = useRead(worldQueries.guidePage(worldId, pageId))
  const { data, dataUpdatedAt } = query
  // The list that led here contains the title, so that the focused heading is there from the start.
  const { data: top } = useQuery({ ...worldQueries.top(worldId), enabled: false })
  const entry = data ?? top?.guideList.find(row => row.pageId === pageId)
  return (
    <WorldFrame worldId={worldId} title={world ? `${world.worldName} ガイド` : 'ワールドガイド'} plain>
      <article className="mx-auto max-w-[36em]">
        <header className="mt-4 mb-4 border-b border-line pb-3">
          <PageHeading className="phrases leading-[1.4]">{entry?.title ?? 'ワールドガイド'}</PageHeading>
          {entry && <p className="mt-1 text-sub text-ink-soft">{entry.summary}</p>}
          {data && !online && oldSince(query) !== null && (
            <p className="num mt-1 text-meta text-ink-soft">
              <AgeNote at={dataUpdatedAt} />
            </p>
          )}
        </header>
        {data ? (
          <div className="font-mincho text-[1.0625rem]">
            <StoryText text={data.body} />
          </div>
        ) : (
          <WorldMissing what="guide" query={query} />
        )}
      </article>
      {data && (
        <>
          <Steps page={data} />
          <Contents page={data} />
        </>
      )}
    </WorldFrame>
  )
}

function Steps({ page: { worldId, previous, next } }: { page: GuidePage }) {
  if (!previous && !next) return null
  return (
    <nav aria-label="前後のページ" className="mt-6 flex flex-wrap justify-between gap-3">
      {previous && (
        <ButtonLink
          variant="line"
          icon={ChevronLeft}
          className="max-w-full"
          to="/world/$worldId/guide/$pageId"
          params={{ worldId, pageId: previous.pageId }}
        >
          {previous.title}
        </ButtonLink>
      )}
      {next && (
        <ButtonLink
          variant="ai"
          iconEnd={ChevronRight}
          className="ml-auto max-w-full"
          to="/world/$worldId/guide/$pageId"
          params={{ worldId, pageId: next.pageId }}
        >
          {next.title}
        </ButtonLink>
      )}
    </nav>
  )
}

function Contents({ page: { worldId, pageId, guideList } }: { page: GuidePage }) {
  const others = guideList.filter(entry => entry.pageId !== pageId)
  if (others.length === 0) return null
  return (
    <section className="mt-6">
      <SectionHeading>ほかのページ</SectionHeading>
      <List>
        {others.map(entry => (
          <ListLink
            key={entry.pageId}
            to="/world/$worldId/guide/$pageId"
            params={{ worldId, pageId: entry.pageId }}
            title={<span className="font-mincho text-body font-semibold">{entry.title}</span>}
            note={entry.summary}
          />
        ))}
      </List>
    </section>
  )
}
