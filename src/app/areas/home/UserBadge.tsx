// Name and icon of the user, as the class acted as has them, at the foot of the rail.

import type { SignedInUser } from '#app/platform/identity-port.ts'
import { AccountFace } from '#app/shared/session/AccountFace.tsx'
import { useActing } from '#app/shared/session/acting.ts'
import { classLabel } from '#rules/user-class.ts'

export function UserBadge({ user }: { user: SignedInUser }) {
  const acting = useActing()
  return (
    <div className="flex items-center gap-2.5 text-sub leading-[1.35]">
      <AccountFace icon={acting?.icon ?? null} className="size-11" />
      <span className="min-w-0">
        <b className="block wrap-anywhere">{acting?.userName ?? user.userName}</b>
        <span className="text-meta text-ink-soft">{acting?.classLabel || classLabel(user.classList)}</span>
      </span>
    </div>
  )
}
