// Dialog when the session has ended by itself: nothing is erased; the app asks to sign in again and continues.

import { useLocation } from '@tanstack/react-router'
import { ButtonLink } from '#app/ui/Button.tsx'
import { signInMessages } from '#rules/messages/sign-in.ts'

export function SessionEnded() {
  const { href } = useLocation()
  return (
    <div
      role="status"
      data-action-bar=""
      className="fixed inset-x-0 bottom-[calc(var(--bar-bottom)+env(safe-area-inset-bottom))] z-20 flex flex-wrap items-center justify-between gap-2 border-t border-line bg-sheet px-4 py-2 shadow-sheet md:inset-x-auto md:right-6 md:bottom-6 md:max-w-100 md:rounded-card"
    >
      <p className="min-w-0 flex-1 basis-48 text-cap">
        <b className="block">ログインの期限が切れました</b>
        書いたものと送信待ちは、この端末に残っています。
      </p>
      <ButtonLink variant="ai" to="/login" search={{ redirect: href }}>
        {signInMessages.signIn}
      </ButtonLink>
    </div>
  )
}
