// Held coins that came back last, with the reason and the time.
import { Undo2 } from 'lucide-react'
import type { HeldCoins } from '#app/shared/coin/queries.ts'
import { SectionHeading } from '#app/ui/Card.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { returnReasonLabels } from '#rules/returned-coins.ts'
import { formatCount } from '#rules/rewards.ts'

export function ReturnedCoins({ returned }: { returned: HeldCoins['returnedList'] }) {
  if (returned.length === 0) return null
  return (
    <>
      <SectionHeading
        more={
          <TextLink to="/myPage/coin/lp" search={{ page: 1 }} chevron>
            履歴
          </TextLink>
        }
      >
        戻ったもの
      </SectionHeading>
      <List>
        {returned.map(({ ledgerId, title, reason, alpacaCoin, llamaPoint, returnedAt }) => (
          <ListRow
            key={ledgerId}
            icon={<Icon of={Undo2} size="s" className="text-matsuba" />}
            title={<b className="font-mincho font-semibold">{title}</b>}
            note={`${returnReasonLabels[reason]}・${formatDayTime(returnedAt)}`}
            trailing={
              <b className="num flex-none text-right text-cap text-matsuba">
                {llamaPoint > 0 && <span className="block">+LP {formatCount(llamaPoint)}</span>}
                {alpacaCoin > 0 && <span className="block">+AC {formatCount(alpacaCoin)}</span>}
              </b>
            }
          />
        ))}
      </List>
      <p className="mt-1.5 text-meta text-ink-soft">
        戻るときは、預けたときと同じ種類・同じ期限です。シナリオの分は、戻ってから7日は使えます。
      </p>
    </>
  )
}
