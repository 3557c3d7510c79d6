// Over the text: its length against the length that is aimed at, its sections, and who of the cast appears in it how often. A press
// leads to the place in the text.
import { startTransition, useEffect, useMemo, useState } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { Progress } from '#app/ui/Progress.tsx'
import type { TextType } from '#rules/codes/scenario.ts'
import { imageSource } from '#rules/images.ts'
import { shownLines } from '#rules/scenario/cast-names.ts'
import { type Appearance, appearancesOf } from '#rules/scenario/coverage.ts'
import { REPLAY_AIM, REPLAY_MOST } from '#rules/scenario/replay.ts'
import { lengthCount } from '#rules/text/count.ts'
import { sectionName, sectionsOf } from '#rules/text/sections.ts'
import type { CastMember } from './queries.ts'

interface CoverageProps {
  text: string
  textType: TextType
  cast: readonly CastMember[]
  /** leads to a line, from 1 */
  onLine: (row: number) => void
}

export function Coverage({ text, textType, cast, onLine }: CoverageProps) {
  const counted = useRested(text)
  const { length, sections, lines, runs } = useMemo(() => {
    const lines = shownLines(counted)
    return {
      lines,
      length: Math.ceil(lengthCount(lines.join(''))),
      sections: sectionsOf(lines),
      runs: appearancesOf(
        lines,
        cast.map(({ entryId, nameList }) => ({ key: entryId, nameList })),
      ),
    }
  }, [counted, cast])
  const [least, most] = REPLAY_AIM[textType]
  const missing = cast.filter(({ entryId }) => (runs.get(entryId)?.length ?? 0) === 0)
  return (
    <section aria-label="書きぐあい" className="mt-3">
      <Progress
        label="文字数"
        value={Math.min(length, most)}
        max={most}
        words={`${length.toLocaleString('ja-JP')}字 / 目安 ${least.toLocaleString('ja-JP')}〜${most.toLocaleString('ja-JP')}字`}
      />
      {length > REPLAY_MOST.body && (
        <p className="mt-1 text-cap text-hi">本文は{REPLAY_MOST.body.toLocaleString('ja-JP')}文字までです。</p>
      )}
      <p className="num mt-2.5 flex flex-wrap items-center gap-x-2 text-cap" aria-live="polite">
        <b>登場</b>
        {missing.length > 0 ? (
          <Chip tone="hi">未描写 {missing.length}人</Chip>
        ) : (
          cast.length > 0 && <Chip tone="matsuba">全員が登場しています</Chip>
        )}
      </p>
      <ul className="mt-1 flex flex-wrap gap-1.5">
        {cast.map(member => (
          <li key={member.entryId}>
            <Appears member={member} runs={runs.get(member.entryId) ?? []} onLine={onLine} />
          </li>
        ))}
      </ul>
      {sections.length > 1 && (
        <Fold className="mt-1.5" label={`節（${sections.length}）`}>
          <ol className="mt-1 grid gap-1">
            {sections.map(section => (
              <li key={section.from}>
                <button
                  type="button"
                  className="num flex min-h-11 w-full items-center justify-between gap-3 rounded-card px-3 text-left text-sub hover:bg-sunken"
                  onClick={() => onLine(section.from)}
                >
                  <span className="min-w-0 truncate">{sectionName(section, lines)}</span>
                  <span className="flex-none text-meta text-ink-soft">{section.from}行目</span>
                </button>
              </li>
            ))}
          </ol>
        </Fold>
      )}
    </section>
  )
}

/** Length up to which a text is gone through with every key. */
const SHORT = 10_000
const REST_MS = 400

/** A long text as it was when the typing last rested. */
function useRested(text: string): string {
  const [rested, rest] = useState(text)
  useEffect(() => {
    const wait = setTimeout(() => startTransition(() => rest(text)), text.length > SHORT ? REST_MS : 0)
    return () => clearTimeout(wait)
  }, [text])
  return rested
}

interface AppearsProps {
  member: CastMember
  runs: readonly Appearance[]
  onLine: (row: number) => void
}

/** One of the cast with the number of its places; each press leads to the next of them. */
function Appears({ member: { character }, runs, onLine }: AppearsProps) {
  const [next, setNext] = useState(0)
  const { characterFullName: name, icon } = character
  const isMissing = runs.length === 0
  const goOn = (): void => {
    const run = runs[next % runs.length]
    if (!run) return
    setNext((next + 1) % runs.length)
    onLine(run.from)
  }
  return (
    <button
      type="button"
      disabled={isMissing}
      onClick={goOn}
      className={cx(
        'num inline-flex min-h-11 max-w-full items-center gap-2 rounded-full border bg-surface py-1 pr-3 pl-1.5 text-left text-cap',
        isMissing ? 'border-hi' : 'border-line',
      )}
    >
      <Avatar size={32} src={icon === null ? undefined : imageSource(icon, 'character', 96)} />
      <bdi className="min-w-0 wrap-anywhere">{name}</bdi>
      <b className={cx('flex-none', isMissing && 'text-hi')}>{isMissing ? '未描写' : `${runs.length}か所`}</b>
    </button>
  )
}
