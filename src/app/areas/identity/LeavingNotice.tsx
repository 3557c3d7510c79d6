// Notice after a sign-in to an account that its user asked to delete: taking that back is all that can be done with it.
import { DoorOpen } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { LEAVING_DAYS } from '#rules/leaving.ts'

export const LeavingNotice = ({ pending, onStay }: { pending: boolean; onStay: () => void }) => (
  <Notice icon={DoorOpen} title="退会の手続き中です。" className="mb-3.5">
    <p>
      このアカウントは、お申し込みから{LEAVING_DAYS}
      日で消えます。それまでは退会を取り消して、これまでどおりお使いいただけます。
    </p>
    <Button variant="ai" className="mt-2" pending={pending} pendingLabel="取り消しています" onClick={onStay}>
      退会を取り消す
    </Button>
  </Notice>
)
