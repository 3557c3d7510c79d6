// Bar of the start: the wordmark, and what a guest or a member finds beside it.
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Wordmark } from '#app/ui/art/Logo.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'

export const HomeBar = ({ children }: { children: ReactNode }) => (
  <TopBar
    plain
    title="ホーム"
    brand={
      <Link to="/" aria-label="つむぎ ホーム">
        <Wordmark className="h-8 w-auto" />
      </Link>
    }
    trailing={children}
  />
)
