// An opening that cannot be written any more, or not now: as players see it, with what can still be done with it.
import { Link, useNavigate } from '@tanstack/react-router'
import { Copy, LayoutList, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { stateTone, stateWords } from '#app/areas/scenario/facts.ts'
import { OpeningPreview } from '#app/areas/scenario/phase/OpeningPreview.tsx'
import { groundOf } from '#app/shared/scenario/opening-fields.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Button, ButtonLink } from '#app/ui/Button.tsx'
import { Chip } from '#app/ui/Chip.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { useNow } from '#app/ui/use-now.ts'
import { type MasterAct, masterActs } from '#rules/scenario/desk.ts'
import type { ScenarioState } from '#rules/scenario/states.ts'
import { firstDeskList, type InfoAddress } from '../address.ts'
import { hasDesk } from '../groups.ts'
import type { DeskInfo } from '../queries.ts'
import { useOpeningAct } from '../writes.ts'
import { ActQuestion } from './ActQuestion.tsx'

const notes: Partial<Record<ScenarioState, string>> = {
  submitted: '運営が確かめています。公開されたときの見えかたです。',
  awaitingPublication: '公開が決まりました。公開されたときの見えかたです。',
  withdrawn: '取り下げました。写して新しく書けます。',
}

interface OpeningViewProps {
  data: DeskInfo
  /** time of the answer by the device's clock */
  answeredAt: number
  address: InfoAddress
}

export function OpeningView({ data: { info, card, serverTime }, answeredAt, address }: OpeningViewProps) {
  const now = useNow(serverTime, answeredAt)
  const { worldId, scenarioId, phase, state, openDateTime, masterName, isStaff } = info
  const navigate = useNavigate()
  const acts = useOpeningAct(info)
  const [question, setQuestion] = useState<Extract<MasterAct, 'takeBack' | 'discard'> | null>(null)
  const can = masterActs(state, card.scenarioType)
  const key = { worldId, scenarioId, phase }
  const title = info.scenarioTitle
  const press = async (): Promise<void> => {
    if (!question) return
    const done = await acts.press({ ...key, act: question, reason: null, title })
    if (!done) return
    setQuestion(null)
    if (question === 'discard') await navigate({ to: '/myPage/scenario/op', search: firstDeskList, replace: true })
  }
  return (
    <Page
      top={<TopBar plain title="オープニング" back={<BackLink to="/myPage/scenario/op" search={firstDeskList} />} />}
    >
      <OpeningPreview
        worldId={worldId}
        of={key}
        shown={groundOf(info)}
        masterName={masterName}
        isStaff={isStaff}
        type={card.scenarioType}
        note={notes[state] ?? '公開されたときの内容です。'}
        now={now}
        tab={address.preview ?? 'opening'}
        renderTab={(tab, face) => (
          <Link
            to="/myPage/scenario/info"
            search={{ ...address, preview: tab }}
            replace
            resetScroll={false}
            {...face}
          />
        )}
      />
      <section aria-label="このオープニング" className="mt-6 border-t border-line pt-4">
        <p className="num flex flex-wrap items-center gap-2 text-meta text-ink-soft">
          <Chip tone={stateTone(state)}>{stateWords(card)}</Chip>
          {openDateTime && can.includes('discard') && `公開 ${formatDayTime(openDateTime)}`}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          {hasDesk(card) && (
            <ButtonLink variant="ai" icon={LayoutList} to="/myPage/scenario/openingDetail" search={key}>
              進行を見る
            </ButtonLink>
          )}
          {can.includes('takeBack') && (
            <Button icon={Undo2} className="max-w-full" reason={acts.reason} onClick={() => setQuestion('takeBack')}>
              取り消して書き直す
            </Button>
          )}
          <ButtonLink variant="line" icon={Copy} to="/myPage/scenario/info" search={{ ...key, copy: true }}>
            写して新しく書く
          </ButtonLink>
          {can.includes('discard') && (
            <Button
              variant="text-danger"
              icon={Trash2}
              className="max-w-full"
              reason={acts.reason}
              onClick={() => setQuestion('discard')}
            >
              このオープニングを捨てる
            </Button>
          )}
        </div>
        {!question && <PressNotice of={acts} />}
      </section>
      {question && (
        <ActQuestion act={question} title={title} acts={acts} onClose={() => setQuestion(null)} onYes={press} />
      )}
    </Page>
  )
}
