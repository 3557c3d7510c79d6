// Trial of the notation and the counts.
import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { setLinkPreviews, useLinkPreviews } from '#app/platform/reading.ts'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { CheckField } from '#app/ui/Field.tsx'
import { crossCount, displayCount, lengthCount, notationCount, replaceCount } from '#rules/text/count.ts'
import { sampleTexts } from './samples.ts'

const counts: Record<string, (text: string) => number> = {
  文字数: displayCount,
  上限のかぞえ方: lengthCount,
  ルビ傍点をのぞく: notationCount,
  行頭の名前をのぞく: crossCount,
  改行もルビ傍点ものぞく: replaceCount,
}
const hashtag = {
  name: 'ものがたり',
  href: (typed: string) => `${location.origin}/tweet?tag=${encodeURIComponent(typed)}`,
}

export function NotationTrial() {
  const [text, setText] = useState(Object.values(sampleTexts)[0] ?? '')
  const [vertical, setVertical] = useState(false)
  const previews = useLinkPreviews()
  const [shown, setShown] = useState(text)
  const counted = useDeferredValue(shown)
  const type = (next: string): void => {
    setText(next)
    // Typing is not interrupted while a long text is being rendered.
    startTransition(() => setShown(next))
  }
  useEffect(() => {
    // For tests and measurements: shows a text and resolves when it is rendered; and counts one.
    Object.assign(window, {
      showText: (next: string) => flushSync(() => setShown(next)),
      countText: (next: string) => ({
        displayCount: displayCount(next),
        lengthCount: lengthCount(next),
        notationCount: notationCount(next),
        crossCount: crossCount(next),
        replaceCount: replaceCount(next),
      }),
    })
  }, [])
  return (
    <section aria-label="本文の表示">
      <SectionHeading>本文の表示</SectionHeading>
      <div className="my-2 flex flex-wrap gap-2">
        {Object.entries(sampleTexts).map(([name, sample]) => (
          <Button key={name} variant="line" onClick={() => type(sample)}>
            {name}
          </Button>
        ))}
        <Button variant="line" onClick={() => type('夜道《よみち》を《《ゆく》》。\n'.repeat(1_300))}>
          2万字
        </Button>
      </div>
      <label htmlFor="trial-text" className="text-cap font-semibold">
        本文
      </label>
      <textarea
        id="trial-text"
        value={text}
        rows={6}
        onChange={event => type(event.target.value)}
        className="block w-full rounded-card border border-line-strong bg-surface p-3"
      />
      <dl className="my-2 flex flex-wrap gap-x-4 text-cap">
        {Object.entries(counts).map(([name, count]) => (
          <div key={name} className="flex gap-1">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="num">{count(counted)}</dd>
          </div>
        ))}
      </dl>
      <CheckField label="縦書き" checked={vertical} onChange={() => setVertical(!vertical)} />
      <CheckField label="外のリンクにもプレビュー" checked={previews} onChange={() => setLinkPreviews(!previews)} />
      <Card className="mt-2">
        <div
          data-display=""
          data-writing={vertical ? 'vertical' : undefined}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
          tabIndex={0}
          className={
            vertical ? 'h-[420px] w-full overflow-x-auto [writing-mode:vertical-rl]' : 'max-h-[480px] overflow-y-auto'
          }
        >
          <StoryText text={shown} hashtag={hashtag} />
        </div>
      </Card>
    </section>
  )
}
