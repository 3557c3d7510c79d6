// Queue of the office: extras (幕間) that wait for the check, the oldest first, and those that wait for their publication.
import { keepPreviousData } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BookHeart, CalendarClock } from 'lucide-react'
import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { ShowMore } from '#app/shared/decision/ShowMore.tsx'
import { useShownMore } from '#app/shared/decision/use-shown-more.ts'
import { WaitingList } from '#app/shared/decision/WaitingList.tsx'
import { WaitingRow } from '#app/shared/decision/WaitingRow.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { useWorldNames } from '#app/shared/world/use-world-names.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListLink } from '#app/ui/List.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { timeLeft } from '#rules/dates.ts'
import { formatCount } from '#rules/rewards.ts'
import { extraPriceWords } from '#rules/scenario/extra.ts'
import { decidingExtras } from '../deciding-extras.ts'
import { type DeskRow, extraQueries } from '../queries.ts'

export function ExtraQueueScreen() {
  const worldNames = useWorldNames()
  const { shown, showMore } = useShownMore()
  const more = <ShowMore onPress={showMore} />
  return (
    <Page top={<TopBar title="幕間の確認" back={<BackLink to="/myPage/admin" label="審査とシナリオへ戻る" />} />}>
      <WaitingList
        // The listed rows stay while more are read.
        query={useRead({ ...extraQueries.waiting(shown), placeholderData: keepPreviousData })}
        title="確認待ちの幕間を読み込めませんでした。"
        listOf={({ extraList }) => extraList}
        countOf={({ count }) => count}
        more={more}
        idOf={({ extraId }) => extraId}
        deciding={decidingExtras}
        none={{ title: '確認待ちの幕間はありません。', note: 'マスターが提出すると、ここに古い順に並びます。' }}
        row={(row, { key, ...facts }) => (
          <WaitingRow
            key={key}
            {...facts}
            thing={row}
            icon={BookHeart}
            over={
              <span className="num min-w-0 wrap-anywhere">
                {[worldNames.get(row.worldId), row.scenarioTitle, row.phase > 1 && `第${row.phase}章`]
                  .filter(Boolean)
                  .join('・')}
                ・{formatCount(row.length)}字・{extraPriceWords(row.price)}
              </span>
            }
            name={row.title}
            writer={row.masterName}
            since={row.stateSince}
            renderLink={face => <Link to="/myPage/admin/exc" search={{ extra: row.extraId }} {...face} />}
          />
        )}
        below={({ awaitingList, awaitingCount }, now) => (
          <>
            <Awaiting list={awaitingList} now={now} />
            {awaitingCount > awaitingList.length && more}
          </>
        )}
      />
    </Page>
  )
}

const Awaiting = ({ list, now }: { list: readonly DeskRow[]; now: number }) => (
  <>
    <SectionHeading>公開待ち</SectionHeading>
    {list.length === 0 ? (
      <p className="text-sub text-ink-soft">公開を待っている幕間はありません。</p>
    ) : (
      <List>
        {list.map(({ extraId, title, scenarioTitle, masterName, publishAt }) => {
          const left = publishAt ? timeLeft(publishAt, now) : ''
          return (
            <ListLink
              key={extraId}
              to="/myPage/admin/exc"
              search={{ extra: extraId }}
              icon={<Icon of={CalendarClock} className="text-ink-soft" />}
              title={<b className="phrases font-mincho font-semibold wrap-anywhere">{title}</b>}
              note={
                <>
                  {scenarioTitle}・{masterName}
                  <br />
                  <b className="text-ink">{left ? publicationWords(publishAt, now) : 'リプレイの公開を待っています'}</b>
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
