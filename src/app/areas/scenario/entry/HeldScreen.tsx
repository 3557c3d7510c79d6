// /myPage/coin/held: the coins that are held for scenarios, with the date and kind of the next decision, all other running
// entries of the user, what orders and applications hold, and what came back last.
import { Link } from '@tanstack/react-router'
import { CalendarClock } from 'lucide-react'
import { useState } from 'react'
import { CalendarSection } from '#app/areas/calendar/CalendarSection.tsx'
import { HeldFees } from '#app/areas/coin/HeldFees.tsx'
import { HeldOrders } from '#app/areas/coin/HeldOrders.tsx'
import { ReturnedCoins } from '#app/areas/coin/ReturnedCoins.tsx'
import { coinQueries, type HeldCoins } from '#app/shared/coin/queries.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Aged, Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { worldQueries } from '#app/shared/world/queries.ts'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { EmptyDrawing } from '#app/ui/art/Drawings.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Card, CardTitle, SectionHeading } from '#app/ui/Card.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { Loading, SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { EmptyState } from '#app/ui/States.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { Whole } from '#app/ui/Whole.tsx'
import { formatCount } from '#rules/rewards.ts'
import { actsOf } from '#rules/scenario/entries.ts'
import { entryFace, nextDateOf } from '../facts.ts'
import { phaseParams } from '../phase-params.ts'
import { type OwnScenarios, scenarioQueries } from '../queries.ts'
import { ConfirmButton } from './ConfirmButton.tsx'
import { EndingSheet } from './EndingSheet.tsx'
import {
  type Amounts,
  amountWords,
  feesInAll,
  heldFor,
  heldInAll,
  type OwnScenario,
  ordersInAll,
  outcomes,
} from './held.ts'
import { useEntryActs } from './use-entry-acts.ts'

export function HeldScreen() {
  const query = useRead(scenarioQueries.own())
  const heldQuery = useRead(coinQueries.held())
  const now = useNow(query.data?.serverTime, query.dataUpdatedAt)
  const asked = { title: 'お預かりを読み込めませんでした。', className: 'mt-3' }
  const skeleton = (
    <Loading>
      <SkeletonBlock className="mt-4 h-32 rounded-card" />
      <SkeletonBlock className="mt-12 h-56 rounded-card" />
    </Loading>
  )
  return (
    <Page top={<TopBar title="お預かり中" back={<BackLink to="/myPage" />} />}>
      <Read query={query} skeleton={skeleton} {...asked}>
        {(own, age) => (
          <Read query={heldQuery} skeleton={skeleton} {...asked}>
            {(coins, coinAge) => <Held own={own} coins={coins} age={age ?? coinAge} now={now} />}
          </Read>
        )}
      </Read>
    </Page>
  )
}

type HeldProps = { own: OwnScenarios; coins: HeldCoins; age: number | null; now: number }

function Held({ own, coins: { feeList, orderList, returnedList }, age, now }: HeldProps) {
  const amounts = new Map(own.scenarioList.map(one => [one, heldFor(own, one.entry.entryId)]))
  const isHeld = (one: OwnScenario): boolean => amountWords(amounts.get(one) ?? NOTHING) !== ''
  const dated = own.scenarioList
    .map(one => ({ one, next: nextDateOf(one, now) }))
    .toSorted((a, b) => (a.next?.at ?? '9').localeCompare(b.next?.at ?? '9'))
  const held = dated.filter(({ one }) => isHeld(one))
  const others = dated.filter(({ one }) => !isHeld(one))
  const [seats, fees, orders] = [heldInAll(own), feesInAll(feeList), ordersInAll(orderList)]
  const all = { AC: seats.AC + fees.AC + orders.AC, LP: seats.LP + fees.LP + orders.LP }
  const [first] = [
    ...held.map(({ one, next }) => ({ at: next?.at, amounts: amounts.get(one) ?? NOTHING })),
    ...orderList.map(order => ({ at: order.dueAt, amounts: ordersInAll([order]) })),
  ].toSorted((a, b) => (a.at ?? '9').localeCompare(b.at ?? '9'))
  return (
    <>
      <Card as="section" className="mt-4" aria-label="お預かりの合計">
        <p className="text-meta">
          お預かりの合計
          <Aged since={age} />
        </p>
        <p className="num mt-0.5 flex flex-wrap items-baseline gap-x-6 font-mincho text-hero leading-[1.3] font-semibold">
          <span>
            <span className="text-card">AC</span> {formatCount(all.AC)}
          </span>
          <span className="text-kin">
            <span className="text-card">LP</span> {formatCount(all.LP)}
          </span>
        </p>
        <p className="text-cap text-ink-soft">残高とは別に、お預かりしています。</p>
        {first?.at && (
          <p className="num mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line pt-2.5 text-cap">
            <Icon of={CalendarClock} size="s" className="text-ai" />
            つぎに決まる <b>{formatDeadline(first.at)}</b>
            <b className="ml-auto">{amountWords(first.amounts)}</b>
          </p>
        )}
      </Card>
      {own.scenarioList.length + feeList.length + orderList.length === 0 && (
        <div className="mt-6">
          <EmptyState
            drawing={<EmptyDrawing />}
            title="参加しているシナリオはありません。"
            note="予約すると、お預かりしたコインと、戻る日がここに出ます。"
            action={
              <ButtonLink variant="ai" to="/worldSelect">
                ワールドを選ぶ
              </ButtonLink>
            }
          />
        </div>
      )}
      {held.length > 0 && (
        <>
          <SectionHeading
            more={
              <span className="num text-meta text-ink-soft">
                {held.length}件・{amountWords(seats)}
              </span>
            }
          >
            シナリオ
          </SectionHeading>
          <ul>
            {held.map(({ one }) => (
              <HeldCard key={one.entry.entryId} of={one} amounts={amounts.get(one) ?? NOTHING} now={now} />
            ))}
          </ul>
        </>
      )}
      <HeldOrders orders={orderList} sum={amountWords(orders)} />
      <HeldFees fees={feeList} sum={amountWords(fees)} />
      <ReturnedCoins returned={returnedList} />
      {others.length > 0 && (
        <>
          <SectionHeading more={<span className="num text-meta text-ink-soft">{others.length}件</span>}>
            参加中
          </SectionHeading>
          <ul>
            {others.map(({ one }) => (
              <HeldCard key={one.entry.entryId} of={one} amounts={NOTHING} now={now} />
            ))}
          </ul>
        </>
      )}
      <CalendarSection />
    </>
  )
}

const NOTHING: Amounts = { AC: 0, LP: 0 }

function HeldCard({ of, amounts, now }: { of: OwnScenario; amounts: Amounts; now: number }) {
  const { worldId, scenarioId, phase, scenarioTitle, state, entry } = of
  const { data: worlds } = useRead(worldQueries.worlds())
  const world = worlds?.worldSelectList.find(one => one.worldId === worldId)
  const acts = useEntryActs(of)
  const [ending, setEnding] = useState(false)
  const next = nextDateOf(of, now)
  const key = { worldId, scenarioId, phase }
  const can = actsOf(state, entry.state)
  const isHeld = amountWords(amounts) !== ''
  const { characterId } = entry
  return (
    <Card as="li">
      <div className="flex items-start gap-3">
        <WorldPicture keyVisual={of.picture ?? world?.keyVisual ?? null} width={56} className="size-14 rounded-pic" />
        <div className="min-w-0 flex-1">
          <CardTitle>
            <Link
              to="/world/$worldId/scenario/$scenarioId/$phase"
              params={phaseParams(key)}
              className="text-ink after:absolute after:inset-0"
            >
              {scenarioTitle}
            </Link>
          </CardTitle>
          <p className="text-meta text-ink-soft">
            {entryFace(entry.state).words}・{world ? `${world.worldName}・` : ''}
            {entry.characterFullName}
          </p>
        </div>
        {isHeld && (
          <p className="num flex-none text-right text-cap font-bold">
            {amounts.LP > 0 && <span className="block">LP {formatCount(amounts.LP)}</span>}
            {amounts.AC > 0 && <span className="block">AC {formatCount(amounts.AC)}</span>}
          </p>
        )}
      </div>
      {next && (
        <p className="num mt-2.5 text-cap">
          <b>
            <Whole>
              {next.name} {next.text}
            </Whole>
          </b>
          {next.left && <b className={cx('ml-1 inline-block', next.isUrgent && 'text-shu')}>— {next.left}</b>}
          {state === 'late' && <b className="ml-1 text-hi">— 遅れています</b>}
        </p>
      )}
      {isHeld && (
        <dl className="mt-1.5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-l-2 border-dotted border-line-strong pl-3 text-cap">
          {outcomes(state, entry.state).map(([name, words]) => (
            <div key={name} className="contents">
              <dt className="font-bold">{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      {(can.includes('cancel') || can.includes('confirm')) && (
        <div className="relative mt-3 flex flex-wrap items-center justify-end gap-2">
          <p className="mr-auto text-cap text-ink-soft">
            {entry.state === 'applied'
              ? '予約の締切までは取り消せます'
              : entry.state === 'won'
                ? '席を取ってあります'
                : null}
          </p>
          {can.includes('cancel') && (
            <Button
              variant={can.includes('confirm') ? 'text' : 'line'}
              reason={acts.reason}
              onClick={() => setEnding(true)}
            >
              {entry.state === 'applied' ? '予約を取り消す' : '参加を取り消す'}
            </Button>
          )}
          {can.includes('confirm') && (
            <ConfirmButton of={key} entry={entry} scenarioTitle={scenarioTitle} acts={acts} variant="ai" />
          )}
        </div>
      )}
      {!ending && <PressNotice of={acts} className="relative mt-2" />}
      {ending && (
        <EndingSheet
          of={key}
          act="cancel"
          characterId={characterId}
          scenarioTitle={scenarioTitle}
          acts={acts}
          onClose={() => setEnding(false)}
        />
      )}
    </Card>
  )
}
