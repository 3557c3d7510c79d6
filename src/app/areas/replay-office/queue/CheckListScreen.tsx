// /myPage/admin/replay: replays that wait for the office's check, the oldest first, and those that wait for publication.
import { keepPreviousData } from '@tanstack/react-query'
import { CalendarClock } from 'lucide-react'
import { phaseParams } from '#app/areas/scenario/phase-params.ts'
import { type CheckList, replayCheckQueries, type WaitingReplay } from '#app/areas/scenario-replay/check-queries.ts'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { ShowMore } from '#app/shared/decision/ShowMore.tsx'
import { useShownMore } from '#app/shared/decision/use-shown-more.ts'
import { WaitingList } from '#app/shared/decision/WaitingList.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { timeLeft } from '#rules/dates.ts'
import { decidingReplays, replayId } from '../deciding-replays.ts'
import { ReplayRow } from './ReplayRow.tsx'

const idOf = ({ card }: WaitingReplay): number => replayId(card)

export function CheckListScreen() {
  const worldNames = useWorldNames()
  const { shown, showMore } = useShownMore()
  const more = <ShowMore onPress={showMore} />
  return (
    <Page top={<TopBar title="リプレイの確認" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <WaitingList
        // The listed rows stay while more are read.
        query={useRead({ ...replayCheckQueries.waiting(shown), placeholderData: keepPreviousData })}
        title="確認待ちのリプレイを読み込めませんでした。"
        listOf={({ scenarioList }) => scenarioList}
        countOf={({ count }) => count}
        more={more}
        idOf={idOf}
        deciding={decidingReplays}
        none={{ title: '確認待ちのリプレイはありません。', note: 'マスターが提出すると、ここに古い順に並びます。' }}
        row={(replay, { key, ...facts }) => (
          <ReplayRow key={key} replay={replay} worldName={worldNames.get(replay.card.worldId) ?? ''} {...facts} />
        )}
        below={({ awaitingList, awaitingCount }, now) => (
          <>
            <Awaiting list={awaitingList} worldNames={worldNames} now={now} />
            {awaitingCount > awaitingList.length && more}
          </>
        )}
      />
    </Page>
  )
}

type AwaitingProps = { list: CheckList['awaitingList']; worldNames: ReadonlyMap<string, string>; now: number }

const Awaiting = ({ list, worldNames, now }: AwaitingProps) => (
  <>
    <SectionHeading>公開待ち</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開を待っているリプレイはありません。</p>
    ) : (
      <List>
        {list.map(row => {
          const { card, publishAt } = row
          const left = publishAt ? timeLeft(publishAt, now) : ''
          return (
            <ListLink
              key={idOf(row)}
              to="/myPage/admin/replay/$worldId/$scenarioId/$phase"
              params={phaseParams(card)}
              icon={<Icon of={CalendarClock} className="text-ink-soft" />}
              title={<b className="phrases font-mincho font-semibold">{card.scenarioTitle}</b>}
              note={
                <>
                  {worldNames.get(card.worldId)}・{card.masterName}
                  <br />
                  <b className="text-ink">{publicationWords(publishAt, now)}</b>
                  {left && ` — ${left}`}
                </>
              }
            />
          )
        })}
      </List>
    )}
  </>
)
