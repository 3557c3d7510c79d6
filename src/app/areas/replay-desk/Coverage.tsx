// Progress of the text: its length beside the length that is aimed at, and how often each member of the cast appears in it. A press on
// a face leads to the place in the text.
import { useState } from 'react'
import { Avatar } from '#app/ui/Avatar.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { Progress } from '#app/ui/Progress.tsx'
import type { TextType } from '#rules/codes/scenario.ts'
import { imageSource } from '#rules/images.ts'
import type { Appearance } from '#rules/scenario/coverage.ts'
import { REPLAY_AIM, REPLAY_MOST } from '#rules/scenario/replay.ts'
import type { CastReading } from './cast-reader.ts'
import type { CastMember } from './queries.ts'

export function TextLength({ count, textType }: { count: number; textType: TextType }) {
  const length = Math.ceil(count)
  const [least, most] = REPLAY_AIM[textType]
  return (
    <>
      <Progress
        label="文字数"
        value={Math.min(length, most)}
        max={most}
        words={`${length.toLocaleString('ja-JP')}字 / 目安 ${least.toLocaleString('ja-JP')}〜${most.toLocaleString('ja-JP')}字`}
      />
      {length > REPLAY_MOST.body && (
        <p className="mt-1 text-cap text-hi">本文は{REPLAY_MOST.body.toLocaleString('ja-JP')}文字までです。</p>
      )}
    </>
  )
}

/** Shortest usual form of a name, for little room: a name of the list that is a part of the full one. */
export const shortName = (full: string, nameList: readonly string[]): string =>
  nameList.find(name => name !== full && full.includes(name)) ?? full

interface CastProps {
  cast: readonly CastMember[]
  reading: CastReading
}

/** Says how many of the cast do not appear yet. */
export function Missing({ cast, reading: { runs } }: CastProps) {
  const missing = cast.filter(({ entryId }) => (runs.get(entryId)?.length ?? 0) === 0)
  return (
    <span aria-live="polite">
      {missing.length > 0 ? (
        <Chip tone="hi">未描写 {missing.length}人</Chip>
      ) : (
        cast.length > 0 && <Chip tone="matsuba">全員が登場しています</Chip>
      )}
    </span>
  )
}

interface CoverageProps extends CastProps {
  /** leads to a line, from 1 */
  onLine: (row: number) => void
}

export function Coverage({ cast, reading, onLine }: CoverageProps) {
  if (cast.length === 0) return null
  return (
    <ul aria-label="登場" className="grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-1 gap-y-2">
      {cast.map(member => (
        <li key={member.entryId}>
          <Appears member={member} runs={reading.runs.get(member.entryId) ?? []} onLine={onLine} />
        </li>
      ))}
    </ul>
  )
}

interface AppearsProps {
  member: CastMember
  runs: readonly Appearance[]
  onLine: (row: number) => void
}

/** Button of a member of the cast with the number of its places in the text; each press leads to the next place. */
function Appears({ member: { character, nameList }, runs, onLine }: AppearsProps) {
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
      title={name}
      onClick={goOn}
      className="num flex min-h-11 w-full flex-col items-center rounded-card px-0.5 py-1 text-center text-meta leading-[1.35] text-ink"
    >
      <Avatar
        size={44}
        src={icon === null ? undefined : imageSource(icon, 'character', 96)}
        className={cx('border-2', isMissing ? 'border-hi *:opacity-50 *:grayscale' : 'border-transparent')}
      />
      <bdi className="mt-0.5 line-clamp-2 wrap-anywhere">{shortName(name, nameList)}</bdi>
      <b className={cx(isMissing && 'text-hi')}>{isMissing ? '未描写' : `${runs.length}か所`}</b>
    </button>
  )
}
