// Row of a queue: a link to something that waits for the office, and its result once it was judged here.
import { ChevronRight, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '#app/ui/cx.ts'
import { Icon } from '#app/ui/Icon.tsx'
import type { LinkFace } from '#app/ui/link-face.ts'
import { Notice } from '#app/ui/Notice.tsx'
import { publicationWords } from './publication-words.ts'
import type { Decisions } from './use-decisions.ts'
import { VerdictLine } from './VerdictLine.tsx'
import { waitedSince } from './waited.ts'

const GONE = 'この提出は、ほかの人が判断したか、取り消されました。'

interface WaitingRowProps<Thing> {
  thing: Thing
  icon: LucideIcon
  /** world and kind, above its name */
  over: ReactNode
  name: string
  writer: string
  since: string
  /** whether it has left the list since the screen was opened */
  isGone: boolean
  decisions: Decisions<Thing>
  /** consequence of an approval; the publication by default, where there is one */
  approvedNote?: string | undefined
  now: number
  renderLink: (face: LinkFace) => ReactNode
}

export function WaitingRow<Thing>(props: WaitingRowProps<Thing>) {
  const { thing, icon, over, name, writer, since, isGone, decisions, now, renderLink } = props
  const standing = decisions.standingOf(thing, isGone)
  const verdict = 'verdict' in standing ? standing.verdict : null
  const problem = 'problem' in standing ? standing.problem : null
  const waited = waitedSince(since, now)
  const isOver = verdict !== null || standing.state === 'gone'
  return (
    <li className="px-4 py-3">
      {renderLink({
        className: 'flex items-center gap-3 text-ink',
        children: (
          <>
            <span className="grid size-11 flex-none place-items-center rounded-card bg-ai-soft text-ai max-[359px]:hidden">
              <Icon of={icon} />
            </span>
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">{over}</span>
              <span
                className={cx(
                  'phrases block font-mincho text-body leading-[1.45] font-semibold wrap-anywhere',
                  isOver && 'text-ink-soft',
                )}
              >
                {name}
              </span>
              <span className="num block text-meta text-ink-soft">
                {writer}
                {!isOver && (
                  <>
                    ・<b className={waited.isLong ? 'text-shu' : undefined}>{waited.words}</b>
                  </>
                )}
              </span>
            </span>
            <Icon of={ChevronRight} size="s" />
          </>
        ),
      })}
      {(problem || standing.state === 'gone') && (
        <Notice tone={problem?.code ? 'hi' : 'info'} icon={TriangleAlert} silent className="mt-2">
          {problem?.message ?? GONE}
        </Notice>
      )}
      {(standing.state === 'given' || standing.state === 'done') && (
        // The height includes the button, which disappears later.
        <div className="min-h-14">
          <VerdictLine
            standing={standing}
            done={decisions.wordsOf(standing.verdict).done}
            name={name}
            note={
              standing.verdict.isApproved &&
              (props.approvedNote ?? (decisions.isTimed && publicationWords(standing.verdict.publishAt ?? null, now)))
            }
            onTakeBack={() => void (standing.state === 'given' && decisions.takeBack(standing.item))}
          />
        </div>
      )}
    </li>
  )
}
