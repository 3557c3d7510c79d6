// Joining an order: who comes, what is held for it and when that comes back; or declining.
import { useQuery } from '@tanstack/react-query'
import { Ticket } from 'lucide-react'
import { useState } from 'react'
import type { OwnCharacter } from '#app/shared/character/queries.ts'
import { coinQueries } from '#app/shared/coin/queries.ts'
import { TakenRows } from '#app/shared/coin/TakenRows.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { coinsTaken } from '#rules/exchange.ts'
import { formatCount } from '#rules/rewards.ts'
import { CharacterChoice } from '../CharacterChoice.tsx'
import type { Order } from '../queries.ts'
import { useOrderActs } from '../writes.ts'

interface JoinPanelProps {
  order: Order
  /** secret of the link; null for a guest who was asked by name */
  hash: string | null
  /** one's own characters in the world */
  characters: readonly OwnCharacter[]
  onJoined?: (() => void) | undefined
  onDecline: () => void
}

export function JoinPanel({ order, hash, characters, onJoined, onDecline }: JoinPanelProps) {
  const { orderId, purpose, share, memberList } = order
  const asked = memberList.find(({ isMine }) => isMine)?.character.characterId
  const first =
    characters.find(({ characterId }) => characterId === asked) ?? characters.find(({ isSpeaking }) => isSpeaking)
  const [chosen, choose] = useState((first ?? characters[0])?.characterId)
  const { data: purse } = useQuery(coinQueries.balance())
  const taken = purse && coinsTaken(share, purse, 'both')
  const acts = useOrderActs(orderId)
  const join = async (): Promise<void> => {
    if (!chosen) return
    if (await acts.press({ act: 'join', characterId: chosen, hash, cost: share, orderId, purpose })) onJoined?.()
  }
  return (
    <section aria-labelledby="join">
      <SectionHeading id="join">参加する</SectionHeading>
      <CharacterChoice label="参加するキャラクター" characters={characters} value={chosen} onChange={choose} />
      <List className="mt-3">
        <ListRow
          title="お預かりする額"
          note="あなたの分。あとから増えることはありません"
          trailing={<b className="num text-body">{share > 0 ? `${formatCount(share)} コイン` : '無料'}</b>}
        />
        <TakenRows taken={taken} purse={purse} />
      </List>
      <p className="mt-2 phrases text-cap text-ink-soft">
        マスターが引き受けるまでは、いつでも抜けられ、全額もどります。オープニングが公開されると、お支払いになります。
      </p>
      <PressNotice of={acts} />
      <div className="mt-4 grid gap-1">
        <Button
          variant="shu"
          size="big"
          capped
          icon={Ticket}
          pending={acts.pending}
          pendingLabel="参加しています"
          reason={
            taken === null
              ? 'LPとACを合わせても足りません'
              : chosen
                ? acts.reason
                : 'キャラクターを選ぶと参加できます。'
          }
          onClick={() => void join()}
        >
          参加する
        </Button>
        <Button variant="text" className="justify-self-start" onClick={onDecline}>
          見送る
        </Button>
      </div>
    </section>
  )
}
