// The frame of a screen inside a world: its bar with the way back, who one speaks as and what one owns, and the word about the
// network.
import type { ReactNode } from 'react'
import { SpeakingChip } from '#app/areas/character/SpeakingChip.tsx'
import { WalletChip } from '#app/areas/coin/WalletChip.tsx'
import { useOnline } from '#app/platform/connectivity.ts'
import { OfflineStrip } from '#app/ui/OfflineStrip.tsx'
import { Screen } from '#app/ui/Shell.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'

export interface WorldBarProps {
  worldId: string
  title: string
  /** the page has its own heading */
  plain?: boolean | undefined
  /** in place of the way to the world's top, on screens further in */
  back?: ReactNode
  /** before who one speaks as */
  lead?: ReactNode
  /** who one speaks as is told by the page itself */
  faceless?: boolean | undefined
  /** what one owns is shown: where it is spent */
  purse?: boolean | undefined
  /** behind all that */
  tools?: ReactNode
}

export function WorldBar({ worldId, title, plain, back, lead, faceless, purse, tools }: WorldBarProps) {
  return (
    <TopBar
      title={title}
      plain={plain}
      back={back ?? <BackLink to="/world/$worldId" params={{ worldId }} label="ワールドのトップへ戻る" />}
      trailing={
        <>
          {lead}
          {!faceless && <SpeakingChip worldId={worldId} />}
          {purse && <WalletChip />}
          {tools}
        </>
      }
    />
  )
}

export function WorldFrame({ children, ...bar }: WorldBarProps & { children: ReactNode }) {
  const online = useOnline()
  return (
    <Screen top={<WorldBar {...bar} />} strip={<OfflineStrip offline={!online} />}>
      {children}
    </Screen>
  )
}
