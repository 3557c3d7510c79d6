// /myPage/coin/ac and /myPage/coin/lp: what is there, what is held, what came and went and why.
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useOnline } from '#app/platform/connectivity.ts'
import { AgeNote } from '#app/ui/AgeNote.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { Missing } from '#app/ui/Missing.tsx'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Pager } from '#app/ui/Pager.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { coinType } from '#rules/codes/world.ts'
import { COIN_LEDGER_PAGE_SIZE, type SpentCoinType } from '#rules/coins.ts'
import { formatDateTime } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { pageCount, pageOffset, pageWindow } from '#rules/paging.ts'
import { formatCount } from '#rules/rewards.ts'
import { CoinBalance } from './CoinBalance.tsx'
import { LedgerSkeleton } from './LedgerSkeleton.tsx'
import { type CoinLedger, coinQueries } from './queries.ts'

const PAGE_LINKS = 7
const FRESH_MS = 60_000

const tabs = [
  { key: 'ac', label: 'アルパカコイン', type: coinType.ac },
  { key: 'lp', label: 'リャマポイント', type: coinType.lp },
] as const

const pathOf = (type: SpentCoinType) => (type === coinType.lp ? '/myPage/coin/lp' : '/myPage/coin/ac')

export function LedgerScreen({ type, page }: { type: SpentCoinType; page: number }) {
  const online = useOnline()
  const query = useQuery(coinQueries.ledger(type, page))
  const { data, dataUpdatedAt } = query
  return (
    <Screen
      top={<TopBar title="コインとポイントの明細" back={<BackLink to="/myPage" />} />}
      strip={<OfflineStrip offline={!online} />}
    >
      <Tabs
        label="コインの種類"
        tabs={tabs}
        current={type === coinType.lp ? 'lp' : 'ac'}
        renderLink={(tab, face) => <Link to={pathOf(tab.type)} search={{ page: 1 }} {...face} />}
      />
      {data ? (
        <>
          <CoinBalance type={type} ledger={data} />
          <Movements
            type={type}
            page={page}
            ledger={data}
            age={dataUpdatedAt < Date.now() - FRESH_MS ? dataUpdatedAt : null}
          />
        </>
      ) : (
        <Missing query={query} online={online} title="明細を読み込めませんでした。" className="mt-3">
          <LedgerSkeleton />
        </Missing>
      )}
    </Screen>
  )
}

function Movements({
  type,
  page,
  ledger: { ledgerList, count },
  age,
}: {
  type: SpentCoinType
  page: number
  ledger: CoinLedger
  age: number | null
}) {
  if (ledgerList.length === 0) return <Nothing type={type} hasOthers={count > 0} />
  const unit = type === coinType.lp ? 'LP' : 'AC'
  const first = pageOffset(page, COIN_LEDGER_PAGE_SIZE) + 1
  return (
    <>
      <SectionHeading>入出金の履歴</SectionHeading>
      <p className="num mb-1.5 text-meta text-ink-soft">
        全{count}件のうち {first}〜{first + ledgerList.length - 1}件
        {age !== null && (
          <>
            ・<AgeNote at={age} />
          </>
        )}
      </p>
      <List className="mb-2">
        {ledgerList.map(({ ledgerId, title, note, amount, balance, createdAt }) => (
          <ListRow
            key={ledgerId}
            title={<b className="font-semibold">{title}</b>}
            note={
              <>
                {note && <span className="block font-mincho text-cap text-ink">{note}</span>}
                {formatDateTime(createdAt)}
              </>
            }
            trailing={
              <span className="num flex-none text-right">
                <b className={amount > 0 ? 'block text-kin' : 'block text-ink'}>
                  {amount > 0 ? '+' : '−'}
                  {formatCount(Math.abs(amount))} <span className="text-meta font-semibold">{unit}</span>
                </b>
                <span className="block text-meta text-ink-soft">残高 {formatCount(balance)}</span>
              </span>
            }
          />
        ))}
      </List>
      <Pager
        pages={pageWindow(page, pageCount(count, COIN_LEDGER_PAGE_SIZE), PAGE_LINKS)}
        current={page}
        renderLink={(to, face) => <Link to={pathOf(type)} search={{ page: to }} {...face} />}
      />
    </>
  )
}

function Nothing({ type, hasOthers }: { type: SpentCoinType; hasOthers: boolean }) {
  return (
    <div className="mt-3">
      <EmptyState
        drawing={<EmptyDrawing />}
        title={hasOthers ? 'このページに履歴はありません。' : '履歴はありません。'}
        note="ミッションの報酬や買い物が、ここに残ります。"
        action={
          hasOthers ? (
            <ButtonLink variant="ai" to={pathOf(type)} search={{ page: 1 }}>
              はじめのページへ
            </ButtonLink>
          ) : (
            <ButtonLink variant="ai" to="/mission" search={{ tabNo: 0, worldId: missionWorld.all, page: 1 }}>
              できるミッションを見る
            </ButtonLink>
          )
        }
      />
    </div>
  )
}
