// What went wrong with an act; where no answer came, the way to ask for it again.
import { Button } from '#app/ui/Button.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import type { Acts } from './use-act.ts'

export function ActNotice({ acts }: { acts: Acts }) {
  const { problem, settle, online } = acts
  if (!problem) return null
  return (
    <ProblemNotice problem={problem} className="mt-3">
      {problem.isUnknown && (
        <Button className="mt-2" reason={offlineReason(online)} onClick={() => settle().catch(() => {})}>
          確かめる
        </Button>
      )}
    </ProblemNotice>
  )
}
