// A theme as players will see it: its card in the list, and the texts of its page.
import { Smartphone } from 'lucide-react'
import { WorldPicture } from '#app/shared/world/WorldPicture.tsx'
import { Card } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import type { DeskTheme, Texts } from './queries.ts'
import { ThemeFace } from './ThemeFace.tsx'
import { ThemeTexts } from './ThemeTexts.tsx'

interface ThemePreviewProps {
  theme: Pick<DeskTheme, 'worldId' | 'textType' | 'masterName'> & Partial<DeskTheme>
  texts: Texts
}

export const ThemePreview = ({ theme, texts }: ThemePreviewProps) => (
  <section aria-label="プレイヤーの見え方" className="mt-3">
    <p className="flex items-center gap-2 rounded-card bg-sunken px-4 py-2 text-meta text-ink-soft">
      <Icon of={Smartphone} size="xs" />
      プレイヤーの見え方
    </p>
    {texts.picture !== null && (
      <WorldPicture keyVisual={texts.picture} width={720} className="mt-3 h-36 rounded-card md:h-48" />
    )}
    <Card className="mt-3">
      <ThemeFace
        theme={{
          ...{ acceptFlg: false, orderCoin: 0, seats: 1, writingDays: 0, episodes: 0, running: 0, isOver: false },
          ...{ ...theme, ...texts },
        }}
      />
    </Card>
    <ThemeTexts worldId={theme.worldId} texts={texts} />
  </section>
)
