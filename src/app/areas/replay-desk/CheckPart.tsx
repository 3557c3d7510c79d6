// Handing a replay in: the parts that are still missing, the office's comments by line, the versions that went between both sides.

import { Send } from 'lucide-react'
import { useState } from 'react'
import type { PhaseKey } from '#app/areas/scenario-replay/queries.ts'
import { ReturnReason } from '#app/shared/decision/ReturnReason.tsx'
import { TakeBackButton } from '#app/shared/decision/TakeBackButton.tsx'
import { FaultSummary } from '#app/shared/form/FormNotices.tsx'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button } from '#app/ui/Button.tsx'
import { SectionHeading } from '#app/ui/Card.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { List } from '#app/ui/List.tsx'
import { stepsOf } from '#rules/scenario/replay-steps.ts'
import type { ReplayDesk } from './queries.ts'
import type { ReplayForm } from './replay-kind.ts'
import { ChangesView } from './versions/ChangesView.tsx'
import { VersionList } from './versions/VersionList.tsx'
import { type ReplayActs, useMark } from './writes.ts'

interface CheckPartProps {
  of: PhaseKey
  desk: ReplayDesk
  form: ReplayForm
  acts: ReplayActs
  /** reason why nothing can be sent now */
  obstacle: string | undefined
  /** judges whether it may be handed in, and says what is missing where it may not */
  canSubmit: () => boolean
  onSubmit: () => Promise<unknown>
  onTakeBack: () => Promise<unknown>
  /** leads to a line of the text, or to the one with these words nearest to it */
  onLine: (row: number, quoted: string) => void
}

export function CheckPart(props: CheckPartProps) {
  const { of, desk, form, acts, obstacle, canSubmit, onSubmit, onTakeBack, onLine } = props
  const { state, commentList, versionList } = desk
  const [isAsking, ask] = useState(false)
  const can = desk.isOwn ? stepsOf(state, 'master') : []
  const returned = versionList.find(version => version.state === 'returned')
  return (
    <div className="mt-4 grid gap-4">
      <ReturnReason reason={state === 'returned' ? (returned?.comment ?? null) : null} className="" />
      <FaultSummary form={form} title="提出する前に、直すところがあります。" className="" />
      <PressNotice of={acts} />
      {can.includes('submit') && (
        <Button
          size="big"
          capped
          variant="shu"
          icon={Send}
          reason={obstacle ?? acts.reason}
          pending={acts.pending}
          pendingLabel="提出しています"
          onClick={() => canSubmit() && ask(true)}
        >
          {state === 'returned' ? '提出しなおす' : '運営に提出する'}
        </Button>
      )}
      {can.includes('takeBack') && <TakeBackButton of={acts} onPress={() => void onTakeBack()} />}
      {commentList.length > 0 && (
        <section aria-label="運営の指摘">
          <SectionHeading more={<span className="num text-meta text-ink-soft">{commentList.length}件</span>}>
            運営の指摘
          </SectionHeading>
          <List>
            {commentList.map(comment => (
              <OneComment
                key={comment.commentId}
                of={of}
                comment={comment}
                title={desk.card.scenarioTitle}
                onLine={onLine}
              />
            ))}
          </List>
        </section>
      )}
      <VersionList versions={versionList} />
      {returned && (
        <Fold label="差し戻された版と、いま保存している版のちがい">
          <ChangesView reviewed={desk} of={of} />
        </Fold>
      )}
      {isAsking && (
        <AskFirst
          asked={{
            title: 'リプレイを提出しますか？',
            lead: '運営が確かめているあいだは書きなおせません。提出は、承認される前なら取り消せます。',
            yes: '提出する',
          }}
          onClose={() => ask(false)}
          onYes={() => void onSubmit()}
        />
      )}
    </div>
  )
}

interface OneCommentProps {
  of: PhaseKey
  comment: ReplayDesk['commentList'][number]
  title: string
  onLine: (row: number, quoted: string) => void
}

function OneComment({ of, comment, title, onLine }: OneCommentProps) {
  const { commentId, rowNo, quoted, body, userName, isDone, createdAt } = comment
  const press = useMark(commentId)
  return (
    <li className="px-4 py-3">
      <p className="num flex flex-wrap items-center gap-x-2 text-meta text-ink-soft">
        <Chip tone={isDone ? 'matsuba' : 'kin'}>{isDone ? '直しました' : '未対応'}</Chip>
        {rowNo}行目・{userName}・{formatDayTime(createdAt)}
      </p>
      <p className="mt-1 font-mincho text-cap text-ink-soft wrap-anywhere">「{quoted}」</p>
      <p className="mt-1 text-sub whitespace-pre-wrap wrap-anywhere">{body}</p>
      <PressNotice of={press} />
      <p className="mt-1 flex flex-wrap gap-x-4">
        <Button
          variant="text"
          reason={press.reason}
          pending={press.pending}
          pendingLabel="記録しています"
          onClick={() => void press.press({ ...of, commentId, isDone: !isDone, title })}
        >
          {isDone ? '未対応に戻す' : '直した'}
          <span className="vh">：{rowNo}行目</span>
        </Button>
        <Button variant="text" onClick={() => onLine(rowNo, quoted)}>
          この行へ<span className="vh">：{rowNo}行目</span>
        </Button>
      </p>
    </li>
  )
}
