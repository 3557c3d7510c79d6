// Sheet for a new link: limit of takers, end date.
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { useOnline } from '#app/platform/connectivity.ts'
import { TextField } from '#app/ui/Field.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { fromJapanField, toJapanField } from '#rules/dates.ts'
import { MOST_TAKERS } from '#rules/distributions.ts'
import { offlineReason } from '#rules/messages/offline.ts'
import { distributionRefusals } from '#rules/refusals/distribution.ts'
import type { LinkRow } from './queries.ts'
import { CHECKING_REASON, type LinkActs } from './use-link-acts.ts'

export function MakeSheet({ row, acts, onClose }: { row: LinkRow; acts: LinkActs; onClose: () => void }) {
  const online = useOnline()
  const [limit, setLimit] = useState('')
  const [until, setUntil] = useState('')
  const [isTried, setTried] = useState(false)
  // Japanese keyboards often type １０ instead of 10.
  const takeLimit = limit.trim() === '' ? null : Number(limit.normalize('NFKC'))
  const endsAt = until === '' ? null : fromJapanField(until)
  const wrongLimit =
    takeLimit !== null && !(Number.isInteger(takeLimit) && takeLimit >= 1 && takeLimit <= MOST_TAKERS)
      ? `1から${MOST_TAKERS.toLocaleString('ja-JP')}までの数を入力してください。`
      : undefined
  // The server judges whether the end has passed: the device's clock may be wrong.
  const isOver = acts.problem?.code === 'DISTRIBUTION_ENDS_BEFORE'
  const wrongEnd =
    isOver || (until !== '' && endsAt === null) ? distributionRefusals.DISTRIBUTION_ENDS_BEFORE.message : undefined
  const make = async (): Promise<void> => {
    setTried(true)
    if (wrongLimit || (until !== '' && endsAt === null)) return
    if (await acts.make(row, { takeLimit, endsAt })) onClose()
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={row.distribution ? '新しいリンクを作りますか？' : '配布リンクを作りますか？'}
      lead={`${row.optionName} ×${row.amount}。リンクを開いた人が、キャラクターごとに1回受け取れます。`}
    >
      <div className="mt-3 grid gap-3">
        <TextField
          label="何人まで（空欄なら制限なし）"
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={limit}
          error={isTried ? wrongLimit : undefined}
          hint={row.distribution ? 'これまでに受け取った人は数えません。前のリンクは使えなくなります。' : undefined}
          onChange={event => setLimit(event.target.value)}
        />
        <TextField
          label="いつまで（空欄なら期限なし）"
          type="datetime-local"
          min={toJapanField(Date.now())}
          value={until}
          error={isTried ? wrongEnd : undefined}
          onChange={event => {
            setUntil(event.target.value)
            acts.forgetProblem()
          }}
        />
      </div>
      {acts.problem && !isOver && <ProblemNotice problem={acts.problem} className="mt-3" />}
      <ConfirmActions
        onCancel={onClose}
        icon={Link2}
        pending={acts.pending}
        reason={offlineReason(online, '作れます') ?? (acts.isChecking(row) ? CHECKING_REASON : undefined)}
        onClick={() => void make()}
      >
        リンクを作る
      </ConfirmActions>
    </Sheet>
  )
}
