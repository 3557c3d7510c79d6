// Coins that are held for an order, member by member, with the places that are still free.
import { LockKeyhole, UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { OpenFolded } from '#app/shared/fold/Folded.tsx'
import { FOLDED_PERSON, personFold, useFold } from '#app/shared/fold/use-fold.ts'
import { Avatar } from '#app/ui/Avatar.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { imageSource } from '#rules/images.ts'
import { GATHERING } from '#rules/order/states.ts'
import { formatCount } from '#rules/rewards.ts'
import type { Order, OrderMember } from '../queries.ts'

interface HeldCoinsProps {
  order: Order
  /** act beside one's own row */
  beside: (member: OrderMember) => ReactNode
}

export function HeldCoins({ order, beside }: HeldCoinsProps) {
  const { memberList, held, orderCoin, seats, share, state, isInvited } = order
  const isGathering = GATHERING.includes(state)
  const free = isGathering ? Math.max(0, seats - memberList.length) : 0
  // Coins of members who left the consultation: they stay with the story.
  const givenUp = held - memberList.reduce((sum, member) => sum + member.held, 0)
  return (
    <section aria-labelledby="held">
      <SectionHeading
        id="held"
        more={
          <span className="num text-sub">
            {!isInvited && (
              <>
                <b className="text-body">{formatCount(held)}</b>
                <span className="text-ink-soft"> / </span>
              </>
            )}
            <span className={isInvited ? '' : 'text-ink-soft'}>{formatCount(orderCoin)}</span> コイン
          </span>
        }
      >
        {isInvited ? '参加する人' : 'あずけているコイン'}
      </SectionHeading>
      <List>
        {memberList.map(member => (
          <Member key={member.character.characterId} order={order} member={member} beside={beside(member)} />
        ))}
        {givenUp > 0 && (
          <ListRow
            icon={
              <span className="grid size-12 place-items-center rounded-full border border-line-strong text-ink-soft">
                <Icon of={UserRound} />
              </span>
            }
            title={<span className="text-ink-soft">相談の途中で離れた人の分</span>}
            trailing={<Price coins={givenUp} chip={<Chip tone="matsuba">お支払い</Chip>} />}
          />
        )}
        {free > 0 && (
          <ListRow
            icon={
              <span className="grid size-12 place-items-center rounded-full border-2 border-dotted border-line-strong text-ink-soft">
                <Icon of={UserRound} />
              </span>
            }
            title={<span className="text-ink-soft">空いている席 {free}</span>}
            note="参加する人を待っています"
            trailing={<Price coins={share} chip={<Chip>参加したら</Chip>} each={free > 1} />}
          />
        )}
        <li className="flex items-center gap-2 px-4 py-2.5 text-meta text-ink-soft">
          <Icon of={LockKeyhole} size="s" />
          <span className="phrases">{footOf(order)}</span>
        </li>
      </List>
    </section>
  )
}

function footOf({ state, cancelFee }: Order): string {
  if (state === 'Cancel')
    return cancelFee > 0
      ? `取り消しの負担として、依頼した人が${formatCount(cancelFee)}コインをはらいました。ほかは全額もどりました。`
      : '取り消しになり、コインは全額もどりました。'
  if (state === 'Released') return '相談が始まり、お支払いになりました。'
  return cancelFee > 0
    ? `いま取り消すと、依頼した人が${formatCount(cancelFee)}コインを負担します。`
    : 'オープニングが公開されるまで、支払いにはなりません。'
}

interface MemberProps {
  order: Order
  member: OrderMember
  beside: ReactNode
}

function Member({ order: { state: of, isInvited, cancelFee }, member, beside }: MemberProps) {
  const { character, isOwner, isMine, isFolded, state, share, held, joinedAt } = member
  const { isShut, frame, open } = useFold(personFold(character.characterId), isFolded)
  const facts = [
    isMine && 'あなた',
    isOwner ? '依頼した人' : state === 'asked' ? '招待中' : joinedAt && `${formatDay(joinedAt)}に参加`,
  ]
  // The fee of a cancelled order did not come back to its owner.
  const paid = of === 'Cancel' && isOwner ? cancelFee : 0
  const chip =
    of === 'Cancel' ? (
      <Chip tone="matsuba">返しました</Chip>
    ) : of === 'Released' ? (
      <Chip tone="matsuba">お支払い</Chip>
    ) : state === 'asked' ? (
      <Chip>参加したら</Chip>
    ) : (
      <Chip tone="kin">あずかり中</Chip>
    )
  return (
    <ListRow
      {...frame}
      icon={
        <Avatar
          size={48}
          src={isShut || character.icon === null ? undefined : imageSource(character.icon, 'character', 96)}
        />
      }
      title={
        isShut ? (
          <span className="text-ink-soft">{FOLDED_PERSON}</span>
        ) : (
          <b className="font-mincho font-semibold">{character.characterFullName}</b>
        )
      }
      note={<Facts facts={facts} />}
      trailing={
        <span className="flex flex-wrap items-center justify-end gap-x-2">
          {isShut && <OpenFolded onOpen={open} />}
          {beside}
          {!isInvited && <Price coins={state === 'asked' ? share : (held || share) - paid} chip={chip} />}
        </span>
      }
    />
  )
}

/** Facts in a line that breaks between them alone. */
const Facts = ({ facts }: { facts: readonly (string | false | null)[] }) =>
  facts
    .filter(fact => typeof fact === 'string')
    .map((fact, index, { length }) => (
      <span key={fact} className="inline-block">
        {fact}
        {index < length - 1 && '・'}
      </span>
    ))

const Price = ({ coins, chip, each = false }: { coins: number; chip: ReactNode; each?: boolean }) => (
  <span className="num text-right text-sub">
    <b className="block">
      {each && 'ひとり '}
      {formatCount(coins)}
    </b>
    {chip}
  </span>
)
