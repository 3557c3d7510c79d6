// 履歴: the replays with a character, the newest first, each leading to its text; for the owner the titles above them.
import { Link } from '@tanstack/react-router'
import { Crown, Lock } from 'lucide-react'
import { type Character, type CharacterHistory, characterQueries } from '#app/shared/character/queries.ts'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List } from '#app/ui/List.tsx'
import { Loading, SkeletonLines } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { formatDate } from '#rules/dates.ts'
import { HISTORY_PAGE_SIZE } from '#rules/friends.ts'
import { formatCount } from '#rules/rewards.ts'
import { itemWords, type ScenarioResult, scenarioResultLabels } from '#rules/scenario/replay.ts'
import { padScenarioId } from '#rules/scenario-ids.ts'
import { TitleChooser } from './TitleChooser.tsx'

export function HistoryTab({ character, page }: { character: Character; page: number }) {
  const { worldId, characterId, isOwn } = character
  const query = useRead(characterQueries.history(characterId, page))
  return (
    <div className="mt-4">
      {isOwn && <TitleChooser character={character} />}
      <Read
        query={query}
        title="履歴を読み込めませんでした。"
        skeleton={
          <Loading>
            <List>
              {[0, 1, 2].map(index => (
                <li key={index} className="px-4 py-3">
                  <SkeletonLines widths={[40, 70, 56]} />
                </li>
              ))}
            </List>
          </Loading>
        }
      >
        {({ historyList, count, moneyName }, age) => (
          <PagedList
            shown={historyList.length}
            count={count}
            page={page}
            size={HISTORY_PAGE_SIZE}
            age={age}
            link={(number, face) => (
              <Link
                to="/world/$worldId/character/$characterId"
                params={{ worldId, characterId }}
                search={{ tab: 'history', page: number }}
                {...face}
              />
            )}
            past="このページに履歴はありません。"
            empty={
              <EmptyState
                drawing={<EmptyDrawing />}
                title="公開されたリプレイはまだありません。"
                note="シナリオに参加すると、結果がここに残ります。"
                action={
                  isOwn && (
                    <ButtonLink variant="ai" to="/world/$worldId/scenario/opening" params={{ worldId }}>
                      シナリオを探す
                    </ButtonLink>
                  )
                }
              />
            }
          >
            <List>
              {historyList.map(row => (
                <HistoryRow key={`${row.scenarioId}:${row.phase}`} row={row} worldId={worldId} moneyName={moneyName} />
              ))}
            </List>
          </PagedList>
        )}
      </Read>
    </div>
  )
}

const tones: Record<ScenarioResult, 'kin' | 'matsuba' | 'ai' | 'line' | 'hi'> = {
  GreatSuccess: 'kin',
  Success: 'matsuba',
  Normal: 'ai',
  Failure: 'line',
  GreatFailure: 'hi',
}

interface HistoryRowProps {
  row: CharacterHistory['historyList'][number]
  worldId: string
  moneyName: string
}

function HistoryRow({ row, worldId, moneyName }: HistoryRowProps) {
  const { scenarioId, phase, scenarioTitle, hasChapters, masterName, isPrivate, result, gains, publishedAt } = row
  return (
    <li>
      <Link
        to="/world/$worldId/scenario/$scenarioId/$phase"
        params={{ worldId, scenarioId: padScenarioId(scenarioId), phase: String(phase) }}
        search={{ tab: 'replay' }}
        className="block px-4 py-3 text-ink -outline-offset-2"
      >
        <span className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          {masterName}
        </span>
        <span className="phrases block font-mincho text-body font-semibold">
          {scenarioTitle}
          {hasChapters && `　第${phase}章`}
        </span>
        <span className="mt-1 flex flex-wrap gap-1">
          <Chip tone={tones[result]}>{scenarioResultLabels[result]}</Chip>
          {gains && gains.mvpReason !== null && (
            <Chip tone="kin" icon={Crown}>
              MVP
            </Chip>
          )}
          {isPrivate && <Chip icon={Lock}>参加者だけが読めます</Chip>}
        </span>
        {gains?.title && <span className="mt-1 block text-cap font-semibold text-kin">《{gains.title}》</span>}
        {gains && <span className="num mt-1 block text-cap text-ink-soft">{gainWords(gains, moneyName)}</span>}
      </Link>
    </li>
  )
}

function gainWords({ experience, levelBefore, levelAfter, money, itemList }: Gains, moneyName: string): string {
  return [
    `経験値 +${formatCount(experience)}`,
    ...(levelAfter > levelBefore ? [`Lv.${levelBefore}から${levelAfter}へ`] : []),
    ...(money > 0 ? [`+${formatCount(money)} ${moneyName}`] : []),
    ...itemList.map(itemWords),
  ].join('・')
}
type Gains = NonNullable<HistoryRowProps['row']['gains']>
