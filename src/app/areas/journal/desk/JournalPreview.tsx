// A journal as its players see it: how it is played, how it begins and ends, and every question, which they meet one by one.

import { StoryText } from '#app/shared/story/StoryText.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { PageHeading } from '#app/ui/TopBar.tsx'
import { diceWords } from '#rules/journals.ts'
import type { JournalFields } from './fields.ts'

export function JournalPreview({ fields, rules }: { fields: JournalFields; rules: string }) {
  const { title, summary, opening, closing, length, diceCount, diceSides, prompts } = fields
  return (
    <>
      <PageHeading className="mt-4 text-[1.5rem] leading-[1.35] wrap-anywhere">{title || '（題名なし）'}</PageHeading>
      <p className="mt-3 text-sub leading-[1.75]">{summary}</p>
      <p className="num mt-1 text-meta text-ink-soft">
        全{length}ページ・{diceWords({ count: diceCount, sides: diceSides })}・問い {prompts.length}
      </p>
      <Words heading="遊びかた" text={rules} />
      <Words heading="はじまり" text={opening} />
      <SectionHeading>問い</SectionHeading>
      <dl className="grid gap-y-2">
        {prompts.map(({ key, from, to, text }) => (
          <div key={key} className="flex gap-3">
            <dt className="num w-16 flex-none text-meta text-ink-soft">{from === to ? from : `${from}から${to}`}</dt>
            <dd className="min-w-0 flex-1 text-sub leading-[1.75] wrap-anywhere">
              <StoryText text={text} />
            </dd>
          </div>
        ))}
      </dl>
      <Words heading="おわり" text={closing} />
    </>
  )
}

const Words = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <SectionHeading>{heading}</SectionHeading>
    <div className="max-w-[36em] text-sub leading-[1.75]">
      <StoryText text={text} />
    </div>
  </>
)
