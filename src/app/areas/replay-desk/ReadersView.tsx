// The whole replay as it is written at this moment, as its readers will see it.
import { PartsPreview } from '#app/areas/scenario-replay/PartsPreview.tsx'
import { resultFace } from '#app/areas/scenario-replay/result-face.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Button } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { Sheet } from '#app/ui/Sheet.tsx'
import { type Replay, scenarioResultLabels } from '#rules/scenario/replay.ts'
import type { ReplayDesk } from './queries.ts'

interface ReadersViewProps {
  replay: Replay
  desk: Pick<ReplayDesk, 'card' | 'castList'>
  onClose: () => void
}

export function ReadersView({
  replay: { body, result, partList },
  desk: { card, castList },
  onClose,
}: ReadersViewProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      width={720}
      title="読み手の見え方"
      lead={`いま書いてあるままの全文です。${card.privateReplayFlg ? '参加者だけに公開されます。' : ''}`}
    >
      <article aria-label="本文" className="mx-auto mt-4 max-w-[36em] font-mincho text-[1.0625rem] leading-[1.9]">
        <header className="mb-6 border-b border-line pb-4">
          <h2 className="phrases text-head leading-[1.4] font-semibold">{card.scenarioTitle}</h2>
          <p className="num mt-1 font-ui text-meta text-ink-soft">文 {card.masterName}</p>
          {result && (
            <p className={cx('mt-2 text-card font-semibold', resultFace(result).word)}>
              {scenarioResultLabels[result]}
            </p>
          )}
        </header>
        {body.trim() === '' ? <p className="text-ink-soft">本文はまだありません。</p> : <StoryText text={body} />}
      </article>
      <PartsPreview partList={partList} castList={castList} />
      <Button variant="line" size="big" className="mt-4 w-full" onClick={onClose}>
        本文に戻る
      </Button>
    </Sheet>
  )
}
