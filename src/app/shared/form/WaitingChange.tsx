// In the place of a form: the change of the same thing that waits on this device, which is sent or taken back first.
import { type ReactNode, useState } from 'react'
import type { OutboxItem } from '#app/platform/outbox/item.ts'
import { useOutboxView } from '#app/platform/outbox/outbox-context.ts'
import { openOf } from '#app/platform/outbox/write.ts'
import { HandedInCard } from '#app/shared/draft/HandedInCard.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { TopBar } from '#app/ui/TopBar.tsx'

/**
 * The change that waited when the screen was opened. One that is saved from here keeps its form, which tells how it goes.
 * @param about facts that name the thing
 */
export function useWaitingChange(kind: string, about: OutboxItem['facts']): OutboxItem | undefined {
  const { items } = useOutboxView()
  const open = openOf(items, kind, about)
  const [before] = useState(open?.id)
  return open?.id === before ? open : undefined
}

interface WaitingChangeProps {
  title: string
  back: ReactNode
  item: OutboxItem
}

export const WaitingChange = ({ title, back, item }: WaitingChangeProps) => (
  <Page top={<TopBar title={title} back={back} />}>
    <p className="my-3 text-sub">直したものが、この端末で送信を待っています。</p>
    <HandedInCard item={item} />
  </Page>
)
