// One post of a board, below a note or a replay: who speaks (without a character the master does), when, and the words, or what is
// said in their place. Folded while a mute is for it.
import type { ReactNode } from 'react'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { SpeakerFace, SpeakerName, type SpeakerProps } from './SpeakerLine.tsx'

interface PostRowProps extends SpeakerProps {
  /** of the post, among all that are folded anywhere */
  id: string
  isMine: boolean
  icon: string | null
  createdAt: string
  body: string
  /** content in the place of the words of a deleted post */
  removed?: ReactNode
  /** ⋯ menu beside the name */
  menu?: ReactNode
  /** acts below the words */
  children?: ReactNode
}

export const PostRow = ({ id, isMine, ...row }: PostRowProps) => (
  <li>
    {/* What the master says is not folded: it is for everybody who is there. */}
    <Muted
      id={id}
      isMine={isMine || row.speaker === null}
      characters={[row.speaker?.characterId]}
      texts={[row.removed ? null : row.body]}
    >
      <Row {...row} />
    </Muted>
  </li>
)

type RowProps = Omit<PostRowProps, 'id' | 'isMine'>

const Row = ({ speaker, name, icon, createdAt, body, removed, menu, children }: RowProps) => (
  <div className="flex gap-2.5 border-b border-line py-2.5">
    <SpeakerFace icon={icon} />
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-1">
        <p className="flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-x-2 text-sub">
          <SpeakerName {...{ speaker, name }} />
          {!speaker && <Chip tone="ai">マスター</Chip>}
          <time dateTime={createdAt} className="num text-meta text-ink-soft">
            {formatDayTime(createdAt)}
          </time>
        </p>
        {menu}
      </div>
      {removed ? (
        <div className="text-sub text-ink-soft">{removed}</div>
      ) : (
        <div className="text-sub leading-[1.75] wrap-anywhere">
          <StoryText text={body} />
        </div>
      )}
      {children}
    </div>
  </div>
)
