// An extra that lies with the office or is published: how far it has come, what readers see, and taking it back while nobody decided.

import { publicationWords } from '#app/shared/decision/publication-words.ts'
import { TakeBackButton } from '#app/shared/decision/TakeBackButton.tsx'
import { Page } from '#app/shared/screen/Page.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { formatDayTime } from '#app/ui/days.ts'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { formatCount } from '#rules/rewards.ts'
import { statesOfExtras } from '#rules/scenario/extra.ts'
import { stepsOf } from '#rules/scenario/replay-steps.ts'
import { chapterParams } from '../address.ts'
import { ExtraPreview } from '../ExtraPreview.tsx'
import { ExtraStateChip } from '../ExtraStateChip.tsx'
import type { DeskExtra } from '../queries.ts'
import { useExtraAct } from './writes.ts'

export function HandedInExtra({ extra, now }: { extra: DeskExtra; now: number }) {
  const { extraId, state, stateSince, version, title, scenarioTitle, phase, publishAt, publishedAt, readers } = extra
  const acts = useExtraAct(extraId)
  const group = statesOfExtras.over.includes(state) ? 'over' : 'waiting'
  const canTakeBack = stepsOf(state, 'master').includes('takeBack')
  return (
    <Page
      top={<TopBar title="幕間" back={<BackLink to="/myPage/scenario/excManagement" search={{ group, page: 1 }} />} />}
    >
      <p className="num mt-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-meta text-ink-soft">
        <ExtraStateChip state={state} />
        {state === 'checking' && `${formatDayTime(stateSince)} に提出`}
        {state === 'awaiting' && publicationWords(publishAt, now)}
        {publishedAt && `${formatDayTime(publishedAt)} に公開・読者 ${formatCount(readers)}人`}
      </p>
      <p className="mt-1 text-sub wrap-anywhere">
        {scenarioTitle}
        {phase > 1 && `　第${phase}章`}
      </p>
      {state === 'awaiting' && (
        <p className="mt-1 text-cap text-ink-soft">リプレイが公開されるまでは、この幕間も公開されません。</p>
      )}
      <ExtraPreview shown={extra} text={extra.body} />
      <PressNotice of={acts} />
      {canTakeBack && (
        <div className="mt-4">
          <TakeBackButton
            of={acts}
            onPress={() => void acts.press({ extraId, baseVersion: version, act: 'takeBack', title })}
          />
        </div>
      )}
      {state === 'published' && (
        <div className="mt-4">
          <ButtonLink
            variant="line"
            size="big"
            capped
            to="/world/$worldId/scenario/$scenarioId/$phase"
            params={chapterParams(extra)}
            search={{ tab: 'replay' }}
          >
            リプレイのページで見る
          </ButtonLink>
        </div>
      )}
    </Page>
  )
}
