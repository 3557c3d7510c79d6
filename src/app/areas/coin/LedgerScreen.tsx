// /myPage/coin/ac and /myPage/coin/lp: balance, held coins, and movements with their reasons.

import { Link } from '@tanstack/react-router'
import { type CoinLedger, coinQueries } from '#app/shared/coin/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PagedList } from '#app/shared/screen/PagedList.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { Tabs } from '#app/ui/Tabs.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { coinType } from '#rules/codes/world.ts'
import { COIN_LEDGER_PAGE_SIZE, type SpentCoinType } from '#rules/coins.ts'
import { formatDateTime } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { formatCount } from '#rules/rewards.ts'
import { CoinBalance } from './CoinBalance.tsx'
import { LedgerSkeleton } from './LedgerSkeleton.tsx'

const tabs = [
  { key: 'ac', label: 'アルパカコイン', type: coinType.ac },
  { key: 'lp', label: 'リャマポイント', type: coinType.lp },
] as const

const pathOf = (type: SpentCoinType) => (type === coinType.lp ? '/myPage/coin/lp' : '/myPage/coin/ac')

export function LedgerScreen({ type, page }: { type: SpentCoinType; page: number }) {
  const query = useRead(coinQueries.ledger(type, page))
  return (
    <Page top={<TopBar title="コインとポイントの明細" back={<BackLink to="/myPage" />} />}>
      <Tabs
        label="コインの種類"
        tabs={tabs}
        current={type === coinType.lp ? 'lp' : 'ac'}
        renderLink={(tab, face) => <Link to={pathOf(tab.type)} search={{ page: 1 }} {...face} />}
      />
      <Read query={query} title="明細を読み込めませんでした。" className="mt-3" skeleton={<LedgerSkeleton />}>
        {(data, age) => (
          <>
            <CoinBalance type={type} ledger={data} />
            <Movements type={type} page={page} ledger={data} age={age} />
          </>
        )}
      </Read>
    </Page>
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
  const unit = type === coinType.lp ? 'LP' : 'AC'
  return (
    <PagedList
      shown={ledgerList.length}
      count={count}
      page={page}
      size={COIN_LEDGER_PAGE_SIZE}
      age={age}
      link={(to, face) => <Link to={pathOf(type)} search={{ page: to }} {...face} />}
      title={<SectionHeading>入出金の履歴</SectionHeading>}
      past={<Nothing type={type} hasOthers />}
      empty={<Nothing type={type} hasOthers={false} />}
    >
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
    </PagedList>
  )
}

function Nothing({ type, hasOthers }: { type: SpentCoinType; hasOthers: boolean }) {
  return (
    <EmptyState
      drawing={<EmptyDrawing />}
      title={hasOthers ? 'このページに履歴はありません。' : '履歴はありません。'}
      note="ミッションの報酬や購入が、ここに残ります。"
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
  )
}
