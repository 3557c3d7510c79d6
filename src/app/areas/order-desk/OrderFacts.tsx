// An order as master and office read it: who takes part with their sheets and coins, its text, how far it has come.
import { OrderText } from '#app/areas/order/detail/OrderText.tsx'
import { Timeline } from '#app/areas/order/detail/Timeline.tsx'
import type { Order, OrderMember } from '#app/areas/order/queries.ts'
import { CharacterRow } from '#app/shared/character/CharacterRow.tsx'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { personFold } from '#app/shared/fold/use-fold.ts'
import { Aside } from '#app/ui/Aside.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { List } from '#app/ui/List.tsx'
import { formatCount } from '#rules/rewards.ts'

export const OrderFacts = ({ order }: { order: Order }) => (
  <>
    <OrderText order={order} />
    <Aside>
      <Members order={order} />
      <Timeline order={order} />
    </Aside>
  </>
)

function Members({ order: { memberList, worldId, held, orderCoin, state, cancelFee } }: { order: Order }) {
  const fee = state === 'Cancel' ? cancelFee : 0
  return (
    <section aria-labelledby="members">
      <SectionHeading
        id="members"
        more={
          <span className="num text-sub">
            {state === 'Cancel' ? (
              <span className="text-ink-soft">{fee > 0 ? `負担 ${formatCount(fee)} コイン` : '全額を返しました'}</span>
            ) : (
              <>
                <b>{formatCount(held)}</b>
                <span className="text-ink-soft"> / {formatCount(orderCoin)} コイン</span>
              </>
            )}
          </span>
        }
      >
        参加する人
      </SectionHeading>
      <List>
        {memberList.map(member => (
          <li key={member.character.characterId} className="px-4 py-1.5">
            <Folded isFolded={member.isFolded} id={personFold(member.character.characterId)} className="min-h-14">
              <CharacterRow
                character={member.character}
                worldId={worldId}
                note={member.isOwner ? '依頼した人' : undefined}
                trailing={<Share member={member} isOver={state === 'Cancel'} fee={member.isOwner ? fee : 0} />}
              />
            </Folded>
          </li>
        ))}
      </List>
    </section>
  )
}

/** @param fee part of a cancelled order that did not come back */
function Share({ member, isOver, fee }: { member: OrderMember; isOver: boolean; fee: number }) {
  const { state, share, held } = member
  if (state === 'asked') return <Chip>招待中</Chip>
  return (
    <span className="num grid justify-items-end text-sub">
      <b>{formatCount(isOver ? share - fee : held || share)}</b>
      <span className="text-meta text-ink-soft">{isOver ? '返しました' : 'コイン'}</span>
    </span>
  )
}
