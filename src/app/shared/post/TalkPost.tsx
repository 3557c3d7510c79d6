// One post of a talk (a consultation, a thread): whose face, as player or as character, what was answered, and the words, or what is
// said in their place.
import type { ReactNode } from 'react'
import { Folded } from '#app/shared/fold/Folded.tsx'
import { FOLDED_POST, useFold } from '#app/shared/fold/use-fold.ts'
import { Muted } from '#app/shared/mute/Muted.tsx'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import { formatDayTime } from '#app/ui/days.ts'
import { SpeakerFace, SpeakerName, type SpeakerProps } from './SpeakerLine.tsx'

const voices = {
  PL: { label: 'PL', tone: 'line' },
  PC: { label: 'PC', tone: 'ai' },
  MS: { label: 'マスター', tone: 'kin' },
  office: null,
} as const

type Answer = { postId: number; name: string; firstLine: string; isFolded: boolean }

interface Said {
  postId: number
  voice: keyof typeof voices
  /** null for the master and the office */
  characterId: string | null
  name: string
  icon: string | null
  body: string
  /** post that it answers */
  replyTo: Answer | null
  createdAt: string
  editedAt: string | null
  isMine: boolean
  /** whether its writer is blocked by the reader */
  isFolded: boolean
}

interface TalkPostProps extends Pick<SpeakerProps, 'speaker'> {
  post: Said
  /** name of a post among all that are folded anywhere */
  foldOf: (postId: number) => string
  isFirstUnread: boolean
  /** facts beside the voice */
  chips?: ReactNode
  /** content in the place of the words of a deleted post */
  removed?: ReactNode
  /** editor in the place of the words, while they are changed */
  editor?: ReactNode
  /** acts below the words */
  children: ReactNode
}

export function TalkPost(props: TalkPostProps) {
  const { post, foldOf, isFirstUnread, speaker, chips, removed, editor, children } = props
  const { postId, voice, name, icon, body, replyTo, createdAt, editedAt } = post
  // The office speaks under its own name.
  const chip = voices[voice]
  const id = foldOf(postId)
  return (
    <li>
      {isFirstUnread && (
        <p className="my-2 flex items-center gap-2 text-meta text-shu before:h-px before:flex-1 before:bg-shu after:h-px after:flex-1 after:bg-shu">
          ここから未読
        </p>
      )}
      <Folded isFolded={post.isFolded} id={id} words={FOLDED_POST} className="border-b border-line py-1">
        {/* What the master or the office says is not folded: it is for everybody who is there. */}
        <Muted
          id={id}
          isMine={post.isMine || voice === 'MS' || voice === 'office'}
          characters={[post.characterId]}
          texts={[body, replyTo?.firstLine]}
        >
          <article className="flex gap-2.5 border-b border-line py-2.5">
            <SpeakerFace icon={icon} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-1.5 text-sub">
                <SpeakerName {...{ speaker, name }} />
                {chip && <Chip tone={chip.tone}>{chip.label}</Chip>}
                {chips}
                <span className="num text-meta text-ink-soft">
                  <time dateTime={createdAt}>{formatDayTime(createdAt)}</time>
                  {editedAt && '・編集済み'}
                </span>
              </p>
              {replyTo && <Answered post={replyTo} id={foldOf(replyTo.postId)} />}
              {editor ||
                (removed ? (
                  <div className="mt-0.5 text-sub text-ink-soft">{removed}</div>
                ) : (
                  <>
                    <div className={cx('mt-0.5 text-sub leading-[1.75]', voice === 'PC' && 'font-mincho')}>
                      <StoryText text={body} />
                    </div>
                    <div className="-ml-2.5 flex flex-wrap">{children}</div>
                  </>
                ))}
            </div>
          </article>
        </Muted>
      </Folded>
    </li>
  )
}

/** The post that was answered, in a line; folded as long as it is. */
function Answered({ post: { name, firstLine, isFolded }, id }: { post: Answer; id: string }) {
  const { isShut } = useFold(id, isFolded)
  return (
    <p className="mt-0.5 truncate border-l-2 border-line-strong pl-2 text-meta text-ink-soft">
      {isShut ? FOLDED_POST : `${name}：${firstLine || '削除された発言'}`}
    </p>
  )
}
