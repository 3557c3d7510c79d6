// Sheet with a text that the office has opened, as its master reads it.
import { Button } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Actions, Sheet } from '#app/ui/Sheet.tsx'
import { omakaseDisplay } from '#rules/constants/display.ts'
import { replaceCount } from '#rules/text/count.ts'
import type { OpenedText } from '../queries.ts'

export function OpenedTextSheet({ text, onClose }: { text: OpenedText; onClose: () => void }) {
  const { character, chooseId, tagName, playing, omakaseFlg, consumeItem, attached, sentBy, receivedAt } = text
  const facts = [
    chooseId !== null && `選択肢 ${chooseId}`,
    tagName && `チームタグ「${tagName}」`,
    omakaseFlg && omakaseDisplay,
    playing !== null && `${replaceCount(playing)}字`,
    receivedAt !== null && `${formatDayTime(receivedAt)} 受け付け`,
    sentBy === 'deadline' && '締切のときの下書き',
  ].filter(fact => typeof fact === 'string')
  return (
    <Sheet open onClose={onClose} width={500} title="プレイング" lead={character.characterFullName}>
      <p className="num mt-2 text-meta text-ink-soft">{facts.join('・')}</p>
      <Words text={playing ?? ''} nothing="プレイングは送られていません。" />
      {consumeItem.length > 0 && (
        <p className="mt-2 text-cap">
          <b>使うアイテム</b> {consumeItem.map(({ itemName, count }) => `${itemName} ×${count}`).join('、')}
        </p>
      )}
      {attached && (
        <>
          <p className="mt-3 text-cap font-bold">送れなかった下書き</p>
          <Words text={attached} nothing="" />
        </>
      )}
      <Actions>
        <Button variant="line" size="big" data-autofocus="" onClick={onClose}>
          とじる
        </Button>
      </Actions>
    </Sheet>
  )
}

const Words = ({ text, nothing }: { text: string; nothing: string }) =>
  text === '' ? (
    <p className="mt-2 text-sub text-ink-soft">{nothing}</p>
  ) : (
    <p className="mt-2 font-mincho text-body leading-[1.9] whitespace-pre-wrap wrap-anywhere">{text}</p>
  )
