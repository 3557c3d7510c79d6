// /myPage/archive: all replays with the user's characters, whole or by character, and the files to take them along (idea 17 of
// the field).
import { Link } from '@tanstack/react-router'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { FilterChips } from '#app/ui/FilterChips.tsx'
import { NewsRowSkeleton } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { ARCHIVE_PAGE_SIZE } from '#rules/archive.ts'
import { sourceLine } from '#rules/quotations.ts'
import { formatCount } from '#rules/rewards.ts'
import { scenarioResultLabels } from '#rules/scenario/replay.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import type { ArchiveAddress } from './address.ts'
import { Downloads } from './Downloads.tsx'
import { type Archive, type ArchivedReplay, archiveQueries } from './queries.ts'

const TITLE = 'わたしの物語'

export function ArchiveScreen({ address }: { address: ArchiveAddress }) {
  const query = useRead(archiveQueries.list(address))
  return (
    <Page top={<TopBar title={TITLE} back={<BackLink to="/myPage" />} />}>
      <Read
        query={query}
        title="リプレイを読み込めませんでした。"
        className="mt-3"
        skeleton={<NewsRowSkeleton count={4} />}
      >
        {(archive, age) => (
          <>
            <ByCharacter archive={archive} address={address} />
            <PagedList
              shown={archive.replayList.length}
              count={archive.count}
              page={address.page}
              size={ARCHIVE_PAGE_SIZE}
              age={age}
              title={<SectionHeading>リプレイ</SectionHeading>}
              note={`・${formatCount(archive.length)}字`}
              link={(page, face) => <Link to="/myPage/archive" search={{ ...address, page }} {...face} />}
              past="このページにリプレイはありません。"
              empty={
                <EmptyState
                  drawing={<EmptyDrawing />}
                  title="公開されたリプレイはまだありません。"
                  note="参加したシナリオのリプレイが公開されると、ここに集まります。"
                  action={
                    <ButtonLink variant="ai" to="/worldSelect">
                      ワールドを選ぶ
                    </ButtonLink>
                  }
                />
              }
            >
              <ul>
                {archive.replayList.map(replay => (
                  <Replay key={`${replay.scenarioId}:${replay.phase}`} replay={replay} />
                ))}
              </ul>
            </PagedList>
          </>
        )}
      </Read>
    </Page>
  )
}

/** Choice of a character, and the files of its replays. */
function ByCharacter({ archive, address }: { archive: Archive; address: ArchiveAddress }) {
  const { characterList, all, count, length } = archive
  const shown = characterList.find(({ characterId }) => characterId === address.character)
  if (all.count === 0) return null
  const filters = [
    { key: '', label: `すべて ${all.count}` },
    ...characterList.map(one => ({ key: one.characterId, label: `${one.characterFullName} ${one.count}` })),
  ]
  return (
    <>
      <FilterChips
        label="キャラクター"
        filters={filters}
        current={address.character ?? ''}
        renderLink={({ key }, face) => (
          <Link to="/myPage/archive" search={{ character: key || null, page: 1 }} replace {...face} />
        )}
      />
      {count > 0 && (
        <Downloads
          characterId={address.character}
          name={shown ? `${shown.characterFullName}の物語` : TITLE}
          size={{ count, length }}
        />
      )}
    </>
  )
}

function Replay({ replay }: { replay: ArchivedReplay }) {
  const { worldId, worldName, scenarioId, phase, masterName, publishedAt, length, result, characterList } = replay
  return (
    <Card as="li" flush>
      <Link
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
        search={{ tab: 'replay' }}
        className="block px-4 py-3 text-ink -outline-offset-2"
      >
        <span className="flex flex-wrap items-center gap-2">
          <Chip tone="kin">{scenarioResultLabels[result]}</Chip>
          <time dateTime={publishedAt} className="num ml-auto text-meta text-ink-soft">
            {formatDayTime(publishedAt)} 公開
          </time>
        </span>
        <CardTitle as="h3" className="mt-1 wrap-anywhere">
          {sourceLine(replay)}
        </CardTitle>
        <span className="num block text-meta text-ink-soft wrap-anywhere">
          {worldName}・{masterName}・{formatCount(length)}字
        </span>
        <span className="block text-cap wrap-anywhere">
          {characterList.map(({ characterFullName }) => characterFullName).join('、')}
        </span>
      </Link>
    </Card>
  )
}
