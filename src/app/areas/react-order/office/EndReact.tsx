// Button that ends a situation after a question: it deletes one that nobody has ordered, and closes one that somebody
// has.
import { Archive, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { reactEnding } from '#rules/order/react.ts'
import type { DeskReact } from '../queries.ts'
import { useEnding } from '../writes.ts'

interface EndReactProps {
  react: DeskReact
  now: number
  onEnded: () => void
}

export function EndReact({ react, now, onEnded }: EndReactProps) {
  const { worldId, templateId, title, orders } = react
  const [isAsking, setAsking] = useState(false)
  const acts = useEnding(templateId)
  const ending = reactEnding(react, now)
  const isClosing = ending === 'close'
  const end = async (): Promise<void> => {
    if (await acts.press({ worldId, templateId, title, isClosing })) onEnded()
  }
  return (
    <section aria-label="このシチュエーションを終える">
      <SectionHeading>終える</SectionHeading>
      <p className="phrases text-cap text-ink-soft">
        {ending === null
          ? `オーダーが${orders}件あったため、削除できません。受付はもう終わっています。`
          : isClosing
            ? `オーダーが${orders}件あるため、削除はできません。受付を終えても、進んでいるオーダーはそのまま続きます。`
            : 'まだオーダーがないので、削除できます。マスターが決めた価格も消えます。'}
      </p>
      {ending !== null && (
        <Button
          variant={isClosing ? 'line' : 'text-danger'}
          icon={isClosing ? Archive : Trash2}
          className="mt-2"
          pending={acts.pending}
          pendingLabel={isClosing ? '終えています' : '削除しています'}
          reason={acts.reason}
          onClick={() => setAsking(true)}
        >
          {isClosing ? '受付を終える' : '削除する'}
        </Button>
      )}
      <PressNotice of={acts} />
      {isAsking && (
        <AskFirst
          asked={{
            title: isClosing ? '受付を終えますか？' : '削除しますか？',
            lead: isClosing
              ? `「${title}」は「これまで」に移り、新しいオーダーはできなくなります。`
              : `「${title}」は一覧から消え、もとに戻せません。`,
            yes: isClosing ? '受付を終える' : '削除する',
            destroys: true,
          }}
          onClose={() => setAsking(false)}
          onYes={() => void end()}
        />
      )}
    </section>
  )
}
