// Parts of a report that every list shows: what it is about, and the words as they stood then.
import { SpeakerLine } from '#app/shared/post/SpeakerLine.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip, type ChipTone } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { type ReportState, reportKindLabels, reportStateLabels } from '#rules/reports.ts'
import { oneLine } from '#rules/text/excerpt.ts'
import { type SentReport, writerName } from './queries.ts'

const tones: Record<ReportState, ChipTone> = { waiting: 'kin', nothing: 'line', warned: 'shu', removed: 'hi' }

export const StateChip = ({ state }: { state: ReportState }) => (
  <Chip tone={tones[state]}>{reportStateLabels[state]}</Chip>
)

type Thing = Pick<SentReport, 'kind' | 'character' | 'worldName' | 'quoted'>

export const ThingLine = ({ of }: { of: Thing }) => (
  <SpeakerLine speaker={null} name={writerName(of)} icon={of.character?.icon ?? null} className="mt-1">
    {reportKindLabels[of.kind]}・{of.worldName}
  </SpeakerLine>
)

const EXCERPT = 80

/** First words of what was reported. */
export const Excerpt = ({ of: { quoted } }: { of: Thing }) => (
  <p className="mt-2 border-l-2 border-line-strong pl-3 text-cap text-ink-soft wrap-anywhere">
    {quoted.title && <b className="block">{quoted.title}</b>}
    {oneLine(quoted.body, EXCERPT) || (quoted.title ? '' : '画像')}
  </p>
)

/** All words as they stood at the moment of the report. */
export const Quoted = ({ of: { quoted } }: { of: Thing }) => (
  <blockquote className="mt-3 rounded-card border border-line bg-surface px-4 py-3">
    <p className="num text-meta text-ink-soft">
      通報されたときの内容・<time dateTime={quoted.writtenAt}>{formatDayTime(quoted.writtenAt)}</time>に書かれたもの
    </p>
    {quoted.about && (
      <p className="mt-1 border-l-2 border-line-strong pl-3 text-cap text-ink-soft whitespace-pre-wrap wrap-anywhere">
        {quoted.about}
      </p>
    )}
    {quoted.title && <p className="mt-2 font-mincho text-body font-semibold wrap-anywhere">{quoted.title}</p>}
    <div className="mt-1 text-sub leading-[1.75] wrap-anywhere">
      <StoryText text={quoted.body} />
    </div>
    {quoted.pictureList.map((words, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pictures keep their order, and have no other name here
      <p key={at} className="mt-1 text-meta text-ink-soft wrap-anywhere">
        画像{at + 1}：{words || '説明なし'}
      </p>
    ))}
  </blockquote>
)
