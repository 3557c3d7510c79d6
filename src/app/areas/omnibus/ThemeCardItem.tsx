// A theme in a list, which leads to its page.
import { Link } from '@tanstack/react-router'
import { Card } from '#app/ui/Card.tsx'
import type { ThemeCard } from './queries.ts'
import { ThemeFace } from './ThemeFace.tsx'

export const ThemeCardItem = ({ theme, masterLabel }: { theme: ThemeCard; masterLabel: string }) => (
  <Card as="li" className="mt-0!">
    <ThemeFace
      theme={theme}
      masterLabel={masterLabel}
      link={title => (
        <Link
          to="/world/$worldId/omnibus/$omnibusId"
          params={{ worldId: theme.worldId, omnibusId: String(theme.omnibusId) }}
          search={{}}
          className="text-ink after:absolute after:inset-0"
        >
          {title}
        </Link>
      )}
    />
  </Card>
)
