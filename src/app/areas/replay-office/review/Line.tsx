// A line of a replay's body, with its comments and, for the keyboard, a button that opens the form of a comment.
import type { ReactNode } from 'react'
import { StoryText } from '#app/shared/story/StoryText.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { cx } from '#app/ui/cx.ts'
import type { BodyLine } from './body-lines.ts'

interface LineProps {
  line: BodyLine
  canComment: boolean
  /** whether Tab reaches it */
  isFirst: boolean
  isOpen: boolean
  onPress: () => void
  /** form under the line */
  children: ReactNode
}

export function Line({ line: { rowNo, text, comments }, canComment, isFirst, isOpen, onPress, children }: LineProps) {
  if (text.trim() === '' && comments.length === 0) return <li aria-hidden="true" className="h-4" />
  const open = comments.some(({ isDone }) => !isDone)
  // Words marked with the pointer are copied; a press alone opens the form.
  const pressLine = (): void => {
    if (getSelection()?.isCollapsed !== false) onPress()
  }
  return (
    <li data-line={rowNo}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for the keyboard. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above. */}
      <div
        onClick={canComment ? pressLine : undefined}
        className={cx(
          'relative min-h-11 rounded-pic px-2 py-1.5 font-mincho text-[1.0625rem] leading-[1.9]',
          canComment && 'cursor-pointer hover:bg-sunken',
          isOpen ? 'bg-ai-soft' : open && 'bg-kin-soft',
        )}
      >
        <StoryText text={text} />
        {canComment && (
          <button
            type="button"
            data-comment-on=""
            tabIndex={isFirst ? 0 : -1}
            aria-expanded={isOpen}
            aria-label={`${rowNo}行目に指摘を書く`}
            className="pointer-events-none absolute inset-0 rounded-pic -outline-offset-2"
            onClick={event => {
              event.stopPropagation()
              onPress()
            }}
          />
        )}
      </div>
      {comments.length > 0 && (
        <ul aria-label={`${rowNo}行目の指摘`} className="mx-1 mb-2 grid gap-1 border-l-2 border-kin pl-3">
          {comments.map(({ commentId, body, userName, isDone }) => (
            <li key={commentId} className="py-0.5">
              <p className="flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
                <Chip tone={isDone ? 'matsuba' : 'kin'}>{isDone ? '直しました' : '指摘'}</Chip>
                {userName}
              </p>
              <p className={cx('text-cap whitespace-pre-wrap wrap-anywhere', isDone && 'text-ink-soft')}>{body}</p>
            </li>
          ))}
        </ul>
      )}
      {children}
    </li>
  )
}
