// Titles (称号) that a master's replays gave, with who got them and in which scenario.
import { Link } from '@tanstack/react-router'
import { Award } from 'lucide-react'
import type { ReactNode } from 'react'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { List } from '#app/ui/List.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { imageSource } from '#rules/images.ts'
import { MASTER_PAGE_SIZE } from '#rules/master-rooms.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { type GivenTitle, masterRoomQueries } from '../queries.ts'

interface TitlesTabProps {
  masterId: string
  page: number
  /** number of all, as the head knows it */
  count: number
  link: (page: number, face: LinkFace) => ReactNode
}

export function TitlesTab({ masterId, page, count: known, link }: TitlesTabProps) {
  const query = useRead(masterRoomQueries.titles(masterId, page))
  return (
    <Read
      query={query}
      title="称号を読み込めませんでした。"
      className="mt-3"
      skeleton={<NewsRowSkeleton count={Math.max(1, Math.min(6, known))} />}
    >
      {({ titleList, count }, age) => (
        <PagedList
          shown={titleList.length}
          count={count}
          page={page}
          size={MASTER_PAGE_SIZE}
          age={age}
          link={link}
          past="このページに称号はありません。"
          empty={
            <EmptyState
              drawing={<EmptyDrawing />}
              title="贈った称号はまだありません。"
              note="リプレイで活躍したキャラクターに贈られます。"
            />
          }
        >
          <List>
            {titleList.map(title => (
              <TitleRow key={title.titleId} given={title} />
            ))}
          </List>
        </PagedList>
      )}
    </Read>
  )
}

function TitleRow({ given }: { given: GivenTitle }) {
  const { title, isMvp, character, worldId, scenarioId, phase, scenarioTitle, createdAt } = given
  const { characterId, characterFullName, icon } = character
  return (
    <li className="flex gap-3 px-4 py-3">
      <Avatar size={48} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          {isMvp ? (
            <Chip tone="kin" icon={Award}>
              {title}
            </Chip>
          ) : (
            <b className="font-mincho text-body font-semibold text-kin wrap-anywhere">《{title}》</b>
          )}
        </p>
        <Link
          to="/world/$worldId/character/$characterId"
          params={{ worldId, characterId }}
          className="flex min-h-11 items-center text-sub font-bold text-ink"
        >
          <bdi>{characterFullName}</bdi>
        </Link>
        <Link
          to="/world/$worldId/scenario/$scenarioId/$phase"
          params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
          search={{ tab: 'replay' }}
          className="flex min-h-11 flex-wrap items-center gap-x-2 text-cap text-ai"
        >
          <span className="wrap-anywhere">『{scenarioTitle}』</span>
          <time dateTime={createdAt} className="num text-meta text-ink-soft">
            {formatDay(createdAt)}
          </time>
        </Link>
      </div>
    </li>
  )
}
