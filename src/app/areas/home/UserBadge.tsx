// Name and icon of the player, at the foot of the rail.

import type { SignedInUser } from '#app/platform/identity-port.ts'
import { Spool } from '#app/ui/art/Logo.tsx'
import { classLabel } from '#rules/user-class.ts'

export function UserBadge({ user }: { user: SignedInUser }) {
  return (
    <div className="flex items-center gap-2.5 text-sub leading-[1.35]">
      <span className="grid size-11 flex-none place-items-center rounded-full bg-ai-soft">
        <Spool className="size-6" />
      </span>
      <span className="min-w-0">
        <b className="block">{user.userName}</b>
        <span className="text-meta text-ink-soft">{classLabel(user.classList)}</span>
      </span>
    </div>
  )
}
