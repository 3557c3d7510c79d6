// What went wrong with an act; where no answer came, the way to ask for it again.
import { TriangleAlert } from 'lucide-react'
import { Button } from '#app/ui/Button.tsx'
import { Notice } from '#app/ui/Notice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import type { Acts } from './use-act.ts'

export function ActNotice({ acts }: { acts: Acts }) {
  const { problem, settle, online } = acts
  if (!problem) return null
  return (
    <Notice tone="hi" icon={TriangleAlert} className="mt-3">
      <p>{problem.message}</p>
      {problem.isUnknown && (
        <Button className="mt-2" reason={offlineReason(online)} onClick={() => settle().catch(() => {})}>
          確かめる
        </Button>
      )}
    </Notice>
  )
}
