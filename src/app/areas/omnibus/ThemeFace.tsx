// Face of a theme in lists: whether it takes orders, its title and words, its master, its terms and episodes.
import type { ReactNode } from 'react'
import { CardTitle } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import type { ThemeCard } from './queries.ts'
import { episodesWords, lengthWords, termsWords } from './theme-words.ts'

type Faced = Pick<
  ThemeCard,
  | 'title'
  | 'catchcopy'
  | 'masterName'
  | 'textType'
  | 'acceptFlg'
  | 'orderCoin'
  | 'seats'
  | 'writingDays'
  | 'isOver'
  | 'episodes'
  | 'running'
>

interface ThemeFaceProps {
  theme: Faced
  /** function that puts the title into a link */
  link?: (title: ReactNode) => ReactNode
  /** name for masters in the world */
  masterLabel?: string
}

export const ThemeFace = ({ theme, link = title => title, masterLabel = 'マスター' }: ThemeFaceProps) => (
  <>
    <p className="num flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
      <Chip tone={theme.isOver ? 'line' : theme.acceptFlg ? 'ai' : 'kin'}>
        {theme.isOver ? '終了' : theme.acceptFlg ? '受付中' : '受付前'}
      </Chip>
      {theme.masterName} {masterLabel}・{lengthWords(theme)}
    </p>
    <CardTitle className="phrases mt-1 wrap-anywhere">{link(theme.title || '（題名なし）')}</CardTitle>
    {theme.catchcopy && <p className="mt-1 font-mincho text-sub leading-[1.8] wrap-anywhere">{theme.catchcopy}</p>}
    <p className="num mt-1 text-cap text-ink-soft">
      {theme.acceptFlg && <b className="block text-ink">{termsWords(theme)}</b>}
      {episodesWords(theme)}
    </p>
  </>
)
