// Fees of late cancellations, which the office sets for orders to come.
import { useId, useState } from 'react'
import { orderQueries, type CancelTerms as Terms } from '#app/areas/order/queries.ts'
import { AskFirst } from '#app/shared/screen/AskFirst.tsx'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { areCancelTerms } from '#rules/order/cancel-terms.ts'
import { scenarioOrderRefusals } from '#rules/refusals/scenario-order.ts'
import { useSettingTerms } from '../deciding-orders.ts'

export function CancelTerms() {
  const id = useId()
  const query = useRead(orderQueries.cancelTerms())
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHeading id={id}>取り消しの負担</SectionHeading>
      <p className="mb-3 phrases text-cap text-ink-soft">
        マスターが引き受けたあとに取り消すとき、依頼した人が総額のうち負担する割合です。これからのオーダーに使われ、もうあるオーダーは、依頼したときの割合のままです。
      </p>
      <Read
        query={query}
        title="取り消しの負担を読み込めませんでした。"
        skeleton={<SkeletonBlock className="h-32 rounded-card" />}
      >
        {terms => <TermsForm key={terms.version} terms={terms} />}
      </Read>
    </section>
  )
}

function TermsForm({ terms }: { terms: Terms }) {
  const [preparing, setPreparing] = useState(terms.preparing)
  const [handedIn, setHandedIn] = useState(terms.handedIn)
  const [isAsked, ask] = useState(false)
  const acts = useSettingTerms()
  const isChanged = preparing !== terms.preparing || handedIn !== terms.handedIn
  const fault = areCancelTerms({ preparing, handedIn }) ? undefined : scenarioOrderRefusals.ORDER_TERMS_FAULT.message
  return (
    <Card>
      <div className="grid gap-3 min-[480px]:grid-cols-2">
        <Stepper label="準備が始まってから" unit="%" min={0} max={100} value={preparing} onChange={setPreparing} />
        <Stepper label="提出のあと" unit="%" min={0} max={100} value={handedIn} onChange={setHandedIn} />
      </div>
      <PressNotice of={acts} />
      {isChanged && (
        <Button
          variant="ai"
          className="mt-3"
          pending={acts.pending}
          pendingLabel="保存しています"
          reason={fault ?? acts.reason}
          onClick={() => ask(true)}
        >
          この割合を保存<span className="vh">：取り消しの負担</span>
        </Button>
      )}
      {isAsked && (
        <AskFirst
          asked={{
            title: '取り消しの負担を変更しますか？',
            lead: `準備が始まってから${preparing}%、提出のあと${handedIn}%が、すぐにプレイヤーに見え、これからのオーダーに使われます。`,
            yes: '変更する',
          }}
          onClose={() => ask(false)}
          onYes={() => void acts.press({ version: terms.version, preparing, handedIn })}
        />
      )}
    </Card>
  )
}
