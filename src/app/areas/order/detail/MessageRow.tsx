// One message of an order: the other parties on the left, one's own on the right.
import { Folded } from '#app/shared/fold/Folded.tsx'
import { FOLDED_POST } from '#app/shared/fold/use-fold.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Avatar } from '#app/ui/Avatar.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { imageSource } from '#rules/images.ts'
import type { OrderMessage } from '../queries.ts'

const parties = { player: '', master: 'マスター', director: '' } as const

export function MessageRow({ message }: { message: OrderMessage }) {
  const { messageId, party, name, icon, isMine, isFolded, body, createdAt } = message
  const face = <Avatar size={44} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
  return (
    <li className="[&+&]:mt-3">
      <Folded isFolded={isFolded} id={`message:${messageId}`} words={FOLDED_POST}>
        <div className="flex items-start gap-2.5">
          {!isMine && face}
          <div className="min-w-0 flex-1">
            <p className={cx('num flex flex-wrap gap-x-2 text-meta text-ink-soft', isMine && 'justify-end')}>
              <b className="text-ink">{isMine ? 'あなた' : name}</b>
              {!isMine && parties[party]}
              <span>{formatDayTime(createdAt)}</span>
            </p>
            <div
              className={cx(
                'mt-0.5 rounded-card border px-3 py-2 text-sub leading-[1.75]',
                isMine ? 'border-line bg-ai-soft' : 'border-line bg-surface',
              )}
            >
              <StoryText text={body} />
            </div>
          </div>
          {isMine && face}
        </div>
      </Folded>
    </li>
  )
}
