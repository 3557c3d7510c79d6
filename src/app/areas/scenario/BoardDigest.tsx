// Digest of a consultation: changes since the last visit, decisions, roles, participants who have not spoken yet.
import { Pin } from 'lucide-react'
import { useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { RestingChip } from '#app/shared/character/RestingChip.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { TextField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { scenarioRefusals } from '#rules/refusals/scenario.ts'
import { ROLE_MOST } from '#rules/scenario/board.ts'
import { lengthCount } from '#rules/text/count.ts'
import { boardQueries, type Digest } from './board-queries.ts'
import { settingRole } from './board-writes.ts'
import type { PhaseKey } from './queries.ts'

/** Digest beside the posts: when it cannot be read, the board is shown without it. */
export function BoardDigest({ of }: { of: PhaseKey }) {
  const { data } = useRead(boardQueries.digest(of))
  if (!data) return null
  const { pinnedList, roleList, silentList, unread, newPinned } = data
  return (
    <Card as="section" aria-label="相談のまとめ">
      {unread > 0 && (
        <p className="num text-cap">
          前に来てから <b>新しい発言 {unread}件</b>
          {newPinned > 0 && `・新しい決定 ${newPinned}件`}
        </p>
      )}
      {pinnedList.length > 0 && (
        <ul className="mt-1">
          {pinnedList.map(({ postId, name, body }) => (
            <li key={postId} className="flex items-start gap-1.5 py-0.5 text-sub">
              <Icon of={Pin} size="xs" className="mt-1.5 text-kin" />
              <span className="line-clamp-2">
                {body} <span className="text-meta text-ink-soft">— {name}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sub">
        {roleList.map(({ characterId, characterFullName, role, isResting }) => (
          <div key={characterId} className="contents">
            <dt className="text-ink-soft">{characterFullName}</dt>
            <dd className="flex flex-wrap items-center gap-x-1.5">
              {role || '—'}
              {isResting && <RestingChip />}
            </dd>
          </div>
        ))}
      </dl>
      {roleList
        .filter(({ isMine }) => isMine)
        .map(one => (
          <OwnRole key={one.characterId} of={of} one={one} />
        ))}
      {silentList.length > 0 && (
        <p className="mt-1.5 text-meta text-ink-soft">まだ発言していない人：{silentList.join('、')}</p>
      )}
    </Card>
  )
}

function OwnRole({ of, one }: { of: PhaseKey; one: Digest['roleList'][number] }) {
  const { write, pending } = useWrite(settingRole)
  const [message, setMessage] = useState<string>()
  const { characterId, characterFullName, role } = one
  return (
    <form
      className="mt-1.5 flex flex-wrap items-start gap-2"
      onSubmit={event => {
        event.preventDefault()
        const typed = String(new FormData(event.currentTarget).get('role') ?? '').trim()
        const isLong = lengthCount(typed) > ROLE_MOST
        setMessage(isLong ? scenarioRefusals.POST_TOO_LONG.message : undefined)
        if (!isLong) void write({ of, characterId, role: typed })
      }}
    >
      <TextField
        key={role}
        label={`${characterFullName}の役割`}
        hideLabel
        name="role"
        defaultValue={role}
        placeholder={`${characterFullName}の役割（${ROLE_MOST}字まで）`}
        error={message}
        className="min-w-40 flex-1"
      />
      <Button type="submit" variant="tonal" pending={pending} pendingLabel="保存しています">
        役割を決める
      </Button>
    </form>
  )
}
