// Result of the draw for an entry of one's own: won or not, by how much, what became of the coins, what comes next.
import { Armchair, Sprout, Undo2 } from 'lucide-react'
import { BowDrawing, PassedDrawing } from '#app/ui/art/Drawings.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { formatCount } from '#rules/rewards.ts'
import { fatePowerLabel } from '#rules/scenario/fate-power.ts'
import { BASE_TICKETS, FATE_POWER_OF_LOSERS } from '#rules/scenario/lottery.ts'
import { nextDateOf } from '../facts.ts'
import { NextSteps } from '../NextSteps.tsx'
import type { Scenario } from '../queries.ts'
import { chanceText } from './chance-text.ts'
import { type Drawn, drawnOf } from './drawn.ts'
import { DrawCheck } from './LotteryCheck.tsx'

const titles: Record<Drawn['outcome'], string> = {
  won: '当選しました',
  lost: '今回は選ばれませんでした',
  lapsed: '確定しないまま、期限が過ぎました',
}

const drawing = 'mx-auto mb-1 h-19 w-auto max-w-full'

/** Result of the draw of seats. Nothing is rendered where there was no draw, or where it does not matter any more. */
export function LotteryResult({ scenario, now }: { scenario: Scenario; now: number }) {
  const drawn = drawnOf(scenario)
  if (!drawn) return null
  const { outcome, rank, of, seats, tickets, chance } = drawn
  const more = tickets - BASE_TICKETS
  return (
    <section aria-label="抽選の結果" className="mt-4">
      <Card>
        {outcome === 'won' ? <BowDrawing className={drawing} /> : <PassedDrawing className={drawing} />}
        <h2 className="text-center text-card font-semibold">{titles[outcome]}</h2>
        <p className="num phrases text-center text-sub">
          {of}名のうち、{rank}番目でした。{rank > seats && `${seats}番目までが当選です。`}
        </p>
        <dl className="num mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4 gap-y-0.5 border-t border-line pt-2.5 text-sub">
          {[
            ['応募', `${of}名`],
            ['定員', `${seats}名`],
            ['くじ', `${tickets}枚${more > 0 ? `（+${more}）` : ''}`],
            ...(chance === null ? [] : [['見こみ', chanceText(chance)]]),
          ].map(([name, words]) => (
            <div key={name} className="flex gap-x-2">
              <dt className="min-w-[3.25em] text-ink-soft">{name}</dt>
              <dd className="font-bold">{words}</dd>
            </div>
          ))}
        </dl>
        <DrawCheck scenario={scenario} />
      </Card>
      {outcome === 'won' ? <Won scenario={scenario} now={now} /> : <Over scenario={scenario} drawn={drawn} />}
    </section>
  )
}

function Won({ scenario, now }: { scenario: Scenario; now: number }) {
  const next = nextDateOf(scenario, now)
  const isCertain = scenario.entryList.some(({ state }) => state === 'seated')
  if (!next) return null
  return (
    <Card className="mt-3">
      <h3 className="mb-2 font-mincho text-body font-semibold">このあと</h3>
      <NextSteps
        steps={[
          isCertain
            ? { when: next.text, words: '当選した人の確定の期限' }
            : {
                when: `${next.text} まで`,
                words: `参加を確定${next.left ? ` — ${next.left}` : ''}`,
                note: '確定しないと、席は空きに回り、全額が戻ります。',
              },
          { when: '相談が始まるとき', words: 'お支払い', note: 'それまでは、コインをお預かりしています。' },
        ]}
      />
    </Card>
  )
}

function Over({
  scenario: { worldId, state, dates },
  drawn: { entry, outcome },
}: {
  scenario: Scenario
  drawn: Drawn
}) {
  const { cost, coins, fatePower } = entry
  return (
    <List className="mt-3">
      {coins === 'returned' && (
        <ListRow
          icon={<Icon of={Undo2} className="text-matsuba" />}
          title={<b>お預かりの全額を戻しました</b>}
          note="期限は元のまま（最短7日）"
          trailing={<b className="num text-matsuba">+{formatCount(cost)} コイン</b>}
        />
      )}
      {outcome === 'lost' && (
        <ListRow
          icon={<Icon of={Sprout} className="text-kin" />}
          title={<b>{fatePowerLabel(worldId)}がふえました</b>}
          note={fatePower > 0 ? `使って −${fatePower}、外れて +${FATE_POWER_OF_LOSERS}` : 'つぎの抽選で使えます'}
          trailing={<b className="num text-kin">+{FATE_POWER_OF_LOSERS}点</b>}
        />
      )}
      {state === 'priority' && dates.confirmUntil && (
        <ListRow
          icon={<Icon of={Armchair} className="text-ai" />}
          title={<b>空きが出たら、先着で募集します</b>}
          note={`${formatDeadline(dates.confirmUntil)} から。確定しなかった人の席です`}
        />
      )}
      {state === 'recruiting' && (
        <ListRow
          icon={<Icon of={Armchair} className="text-ai" />}
          title={<b>空いた席を、先着で募集しています</b>}
          note={dates.recruitUntil ? `${formatDeadline(dates.recruitUntil)} まで` : undefined}
        />
      )}
    </List>
  )
}
