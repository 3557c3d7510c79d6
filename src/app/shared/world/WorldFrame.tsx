// Frame of a screen inside a world: its bar with the way back, the speaking character and the purse, and the strip about the
// network.
import type { ReactNode } from 'react'
import { SpeakingChip } from '#app/shared/character/SpeakingChip.tsx'
import { WalletChip } from '#app/shared/coin/WalletChip.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'

export interface WorldBarProps {
  worldId: string
  title: string
  /** whether the page has a heading of its own */
  plain?: boolean | undefined
  /** replaces the link to the world's top, on deeper screens */
  back?: ReactNode
  /** content before the speaking character */
  lead?: ReactNode
  /** whether the speaking character is left out, because the page itself shows it */
  faceless?: boolean | undefined
  /** whether the purse is shown, where coins or tokens are spent */
  purse?: boolean | undefined
  /** content after all that */
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
  return <Page top={<WorldBar {...bar} />}>{children}</Page>
}
