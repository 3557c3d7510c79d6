// Sheet in which a scene is chosen, sentence by sentence: the first and the last are pressed, what lies between belongs to it.
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useWrite } from '#app/platform/outbox/use-write.ts'
import { problemOf } from '#app/platform/outbox/write.ts'
import { SearchLine } from '#app/shared/search/SearchLine.tsx'
import type { Marked } from '#app/shared/story/marked.ts'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { cx } from '#app/ui/cx.ts'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Actions, ConfirmActions, Sheet } from '#app/ui/Sheet.tsx'
import { passageFault, QUOTATION_MOST } from '#rules/quotations.ts'
import { quotationRefusals } from '#rules/refusals/quotation.ts'
import { notationCount } from '#rules/text/count.ts'
import type { PhaseKey } from './queries.ts'
import { findMarked, passageOf, pressed, type Range, sentenceAt, sentencesOfBody } from './scene.ts'
import { keepingScene } from './writes.ts'

/** Sentences that are shown at first, and that a press adds. */
const SHOWN = 14

interface SceneSheetProps {
  of: PhaseKey
  body: string
  /** the words that were marked in the text; without words the line that is being read */
  marked: Marked
  onClose: () => void
}

export function SceneSheet({ of, body, marked, onClose }: SceneSheetProps) {
  const sentences = useMemo(() => sentencesOfBody(body), [body])
  const [range, setRange] = useState<Range | null>(() => findMarked(sentences, marked))
  const [part, setPart] = useState(() => around(range ?? sentenceAt(sentences, marked.row)))
  const countId = useId()
  const [missing, setMissing] = useState(false)
  const [problem, setProblem] = useState<ReturnType<typeof problemOf>>(null)
  const [kept, setKept] = useState<{ quotationId: string | null } | null>(null)
  const { write, pending } = useWrite(keepingScene)
  const passage = range && passageOf(sentences, range)
  const fault = passage && passageFault(body, passage)
  const length = passage ? Math.ceil(notationCount(passage.words)) : 0

  const find = (words: string): void => {
    const found = findMarked(sentences, { words, row: 1 })
    setMissing(found === null)
    if (!found) return
    setRange(found)
    setPart(around(found))
  }
  const keep = async (): Promise<void> => {
    if (!passage || fault) return
    const result = await write({ of, passage })
    if (!result) return
    const found = problemOf(result)
    setProblem(found)
    if (found) return
    setKept({ quotationId: result.state === 'done' ? result.answer.quotationId : null })
  }
  if (kept) {
    return (
      <Sheet
        open
        onClose={onClose}
        width={500}
        title={kept.quotationId ? '場面を残しました' : 'つながったら残します'}
        lead="マイページの「残した場面」に並びます。"
      >
        <Kept quotationId={kept.quotationId} onClose={onClose} />
      </Sheet>
    )
  }
  return (
    <Sheet
      open
      onClose={onClose}
      width={500}
      title="この場面を残す"
      lead="はじめの文と終わりの文を押すと、そのあいだの文が選ばれます。"
    >
      <SearchLine
        words=""
        onSearch={find}
        button="探す"
        label="本文を言葉で探す"
        maxLength={60}
        placeholder="本文を言葉で探す"
        error={missing ? 'その言葉のある文はありません。' : undefined}
      />
      {part.from > 0 && (
        <Button
          variant="text"
          icon={ChevronUp}
          onClick={() => setPart({ ...part, from: Math.max(0, part.from - SHOWN) })}
        >
          前の文
        </Button>
      )}
      <ul aria-label="本文の文" className="mt-1">
        {sentences.slice(part.from, part.to).map(({ row, words }, place) => {
          const index = part.from + place
          const isChosen = range !== null && index >= range[0] && index <= range[1]
          return (
            <li key={`${row}:${index}`}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() => setRange(pressed(range, index))}
                className={cx(
                  'min-h-11 w-full border-l-4 px-3 py-1.5 text-left font-mincho text-sub leading-[1.7] wrap-anywhere',
                  isChosen ? 'border-ai bg-ai-soft font-semibold' : 'border-line',
                )}
              >
                {words.trim() || '（空白の行）'}
              </button>
            </li>
          )
        })}
      </ul>
      {part.to < sentences.length && (
        <Button variant="text" icon={ChevronDown} onClick={() => setPart({ ...part, to: part.to + SHOWN })}>
          つづきの文
        </Button>
      )}
      <p id={countId} role="status" className={cx('num mt-2 text-meta', fault ? 'text-hi' : 'text-ink-soft')}>
        {length} / {QUOTATION_MOST}字{fault && `・${quotationRefusals[fault].message}`}
      </p>
      {problem && <ProblemNotice problem={problem} className="mt-2" />}
      <ConfirmActions
        pending={pending}
        pendingLabel="残しています"
        reason={passage ? undefined : '文を選ぶと残せます。'}
        reasonId={fault ? countId : undefined}
        onClick={() => void keep()}
        onCancel={onClose}
      >
        残す
      </ConfirmActions>
    </Sheet>
  )
}

/** The end of the choice, on the sheet itself: a reader in full screen is shown no toasts. */
const Kept = ({ quotationId, onClose }: { quotationId: string | null; onClose: () => void }) => (
  <Actions>
    <Button variant="line" size="big" onClick={onClose}>
      とじる
    </Button>
    {quotationId && (
      <ButtonLink variant="ai" size="big" to="/quotation/$quotationId" params={{ quotationId }}>
        見る
      </ButtonLink>
    )}
  </Actions>
)

/** The sentences about a place or a range. */
function around(at: number | Range) {
  const [first, last] = typeof at === 'number' ? [at, at] : at
  const from = Math.max(0, first - 3)
  return { from, to: Math.max(from + SHOWN, last + 4) }
}
