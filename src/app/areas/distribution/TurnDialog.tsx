// Question before a link is stopped, and before a stopped one is opened again.
import { useOnline } from '#app/platform/connectivity.ts'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import type { LinkRow } from './queries.ts'
import { CHECKING_REASON, type LinkActs } from './use-link-acts.ts'

const words = {
  stop: {
    title: '配布を止めますか？',
    lead: 'このリンクでは、もう受け取れなくなります。すでに受け取った人のものはそのままです。あとで再開できます。',
    can: '止められます',
    press: '止める',
  },
  resume: {
    title: '配布を再開しますか？',
    lead: '同じリンクで、また受け取れるようになります。人数は、これまでに受け取った人の続きから数えます。',
    can: '再開できます',
    press: '再開する',
  },
} as const

type Props = { what: keyof typeof words; row: LinkRow; acts: LinkActs; onClose: () => void }

export function TurnDialog({ what, row, acts, onClose }: Props) {
  const { title, lead, can, press } = words[what]
  const online = useOnline()
  const turn = async (): Promise<void> => {
    if (await acts[what](row)) onClose()
  }
  return (
    <Sheet open onClose={onClose} title={title} lead={lead}>
      {acts.problem && <ProblemNotice problem={acts.problem} className="mt-3" />}
      <ConfirmActions
        onCancel={onClose}
        pending={acts.pending}
        reason={offlineReason(online, can) ?? (acts.isChecking(row) ? CHECKING_REASON : undefined)}
        onClick={() => void turn()}
      >
        {press}
      </ConfirmActions>
    </Sheet>
  )
}
