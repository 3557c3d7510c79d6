// Balance of a coin: its bought and free parts, the amounts that expire, and the held ones.

import type { CoinLedger } from '#app/shared/coin/queries.ts'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { formatDeadline } from '#app/ui/days.ts'
import { List, ListRow } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { coinType } from '#rules/codes/world.ts'
import type { SpentCoinType } from '#rules/coins.ts'
import { formatDateTime } from '#rules/dates.ts'
import { missionWorld } from '#rules/mission.ts'
import { formatCount } from '#rules/rewards.ts'

const hints = {
  [coinType.ac]: 'リャマポイントで足りないときに使われます。',
  [coinType.lp]: '支払いでは、アルパカコインより先に使われます。',
}

export function CoinBalance({ type, ledger }: { type: SpentCoinType; ledger: CoinLedger }) {
  const { balance, paidBalance, freeBalance, expiringList, heldList } = ledger
  const isPoint = type === coinType.lp
  const unit = isPoint ? 'LP' : 'AC'
  const held = heldList.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <>
      <Card as="section" className="mt-3" aria-label="残高">
        <p className="text-meta text-ink-soft">いまの残高</p>
        <p className={`num font-mincho text-hero font-semibold ${isPoint ? 'text-kin' : ''}`}>
          {unit} {formatCount(balance)}
        </p>
        {!isPoint && (
          <p className="num text-cap text-ink-soft">
            購入した分 {formatCount(paidBalance)}・受け取った分 {formatCount(freeBalance)}
          </p>
        )}
        {expiringList.map(({ amount, expiresAt }) => (
          <p key={expiresAt} className="num text-cap">
            うち {formatCount(amount)} は {formatDeadline(expiresAt)} まで
          </p>
        ))}
        <p className="mt-1 text-cap text-ink-soft">{hints[type]}</p>
        {isPoint && (
          <TextLink to="/mission" search={{ tabNo: 1, worldId: missionWorld.all, page: 1 }} chevron className="-mb-3">
            ミッションの報酬を受け取る
          </TextLink>
        )}
      </Card>
      {heldList.length > 0 && (
        <>
          <SectionHeading>お預かりしている分 {`${unit} ${formatCount(held)}`}</SectionHeading>
          <List>
            {heldList.map(({ title, amount, heldSince }) => (
              <ListRow
                key={`${title}-${heldSince}`}
                title={title}
                note={`${formatDateTime(heldSince)} から`}
                trailing={
                  <b className="num flex-none">
                    {unit} {formatCount(amount)}
                  </b>
                }
              />
            ))}
          </List>
          <p className="mt-1.5 text-meta text-ink-soft">残高には含まれません。却下や落選のときは、全額が戻ります。</p>
        </>
      )}
      <TextLink to="/myPage/coin/held" chevron>
        お預かり中のコインと、戻ったもの
      </TextLink>
    </>
  )
}
