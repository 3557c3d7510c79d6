// Record of a theme: who did what with it, when, with which words.

import { formatDayTime } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ROOM_FOR_ASIDE, useMedia } from '#app/ui/use-media.ts'
import type { Review } from '../queries.ts'

const acts: Record<string, string> = {
  revise: '変更の書きはじめ',
  discard: '変更の取りやめ',
  submit: '提出',
  takeBack: '提出の取り消し',
  approve: '承認',
  return: '差し戻し',
  close: 'マスターによる終了',
  reopen: '再開',
  end: '運営による終了',
  correct: '運営による修正',
  open: 'オーダーの受付・条件',
  shut: 'オーダーの停止',
}

export function LogLines({ lines }: { lines: Review['logList'] }) {
  const isBeside = useMedia(ROOM_FOR_ASIDE)
  if (lines.length === 0) return null
  return (
    <Fold label={`これまでの記録（${lines.length}件）`} unfolds={isBeside} className="mt-1">
      <List>
        {lines.map(({ act, userName, reason, createdAt }) => (
          <ListRow
            key={`${createdAt}:${act}`}
            title={acts[act] ?? 'そのほかの操作'}
            note={
              <>
                {formatDayTime(createdAt)}・{userName}
                {reason && <span className="block whitespace-pre-wrap wrap-anywhere">{reason}</span>}
              </>
            }
          />
        ))}
      </List>
    </Fold>
  )
}
