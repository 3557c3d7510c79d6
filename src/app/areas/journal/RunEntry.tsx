// One step of a run: its dice, its question, and what was written, which can be written anew until the run is finished.
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { DiceRow } from './DiceRow.tsx'
import { EntryForm } from './EntryForm.tsx'
import type { Entry, Run } from './queries.ts'

interface RunEntryProps {
  run: Run
  entry: Entry
  /** id of the draft of the address, for the step that is being written */
  draftId?: string | undefined
}

export function RunEntry({ run: { worldId, runId, title, state }, entry, draftId }: RunEntryProps) {
  const { step, diceList, prompt, body, writtenAt } = entry
  const [isRewriting, rewrite] = useState(false)
  const isOpen = state === 'open'
  const writes = isOpen && (writtenAt === null || isRewriting)
  return (
    <Card as="li">
      <article aria-label={`${step}ページ目`}>
        <div className="flex flex-wrap items-center gap-3">
          <b className="num text-cap text-ink-soft">{step}ページ目</b>
          <DiceRow dice={diceList} />
        </div>
        <div className="mt-2 border-l-2 border-kin pl-3 text-sub leading-[1.75] wrap-anywhere">
          <StoryText text={prompt} />
        </div>
        {writes ? (
          <EntryForm
            of={{ worldId, runId, step }}
            title={title}
            body={body}
            draftId={draftId}
            onDone={() => rewrite(false)}
          />
        ) : (
          <div className="mt-3 max-w-[36em] font-mincho text-body leading-[1.9] wrap-anywhere">
            <StoryText text={body} />
          </div>
        )}
        {isOpen && writtenAt !== null && !isRewriting && (
          <div className="mt-1 flex justify-end">
            <Button
              variant="text"
              icon={PenLine}
              aria-label={`書きなおす：${step}ページ目`}
              onClick={() => rewrite(true)}
            >
              書きなおす
            </Button>
          </div>
        )}
      </article>
    </Card>
  )
}
