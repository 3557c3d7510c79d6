// Terms under which a master takes requests, world by world: whether, how many at a time, days of writing, words to those who ask.
import { useId, useState } from 'react'
import { useWritten } from '#app/shared/form/use-written.ts'
import { PressNotice } from '#app/shared/screen/PressNotice.tsx'
import { Read } from '#app/shared/screen/Read.tsx'
import { useRead } from '#app/shared/screen/use-read.ts'
import { Button } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { TextAreaField } from '#app/ui/Field.tsx'
import { SkeletonBlock } from '#app/ui/Skeleton.tsx'
import { Stepper } from '#app/ui/Stepper.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { ORDER_MOST } from '#rules/order/order.ts'
import { lengthCount } from '#rules/text/count.ts'
import { useSavingTerms } from '../master-writes.ts'
import { orderDeskQueries, type RequestTerms as Terms } from '../queries.ts'

export function RequestTerms() {
  const id = useId()
  const query = useRead(orderDeskQueries.terms())
  return (
    <section aria-labelledby={id} className="mt-8">
      <SectionHeading id={id}>リクエストの受け付け</SectionHeading>
      <p className="mb-3 text-cap text-ink-soft">
        受け付けているワールドでは、プレイヤーがあなたに物語を依頼できます。引き受けるかどうかは、届いてから決められます。
      </p>
      <Read
        query={query}
        title="受け付けの設定を読み込めませんでした。"
        skeleton={<SkeletonBlock className="h-32 rounded-card" />}
      >
        {({ settingList }) =>
          settingList.length === 0 ? (
            <p className="text-sub text-ink-soft">担当しているワールドはありません。</p>
          ) : (
            settingList.map(terms => <WorldTerms key={terms.worldId} terms={terms} />)
          )
        }
      </Read>
    </section>
  )
}

function WorldTerms({ terms }: { terms: Terms }) {
  const { worldId, worldName, running } = terms
  const acts = useSavingTerms(worldId)
  const [acceptFlg, setAccepts] = useState(terms.acceptFlg)
  const [mostAtOnce, setMost] = useState(terms.mostAtOnce)
  const [writingDays, setDays] = useState(terms.writingDays)
  const { written: words, write: setWords } = useWritten(`requestWords1:${worldId}`, terms.words)
  const isTooLong = lengthCount(words) > ORDER_MOST.wish
  const isChanged =
    acceptFlg !== terms.acceptFlg ||
    mostAtOnce !== terms.mostAtOnce ||
    writingDays !== terms.writingDays ||
    words !== terms.words
  const save = (): void => {
    if (!isTooLong) void acts.press({ worldId, worldName, acceptFlg, mostAtOnce, writingDays, words })
  }
  return (
    <Card as="section" aria-label={worldName}>
      <Switch
        label={
          <>
            <b>{worldName}</b>でリクエストを受け付ける
          </>
        }
        checked={acceptFlg}
        onChange={setAccepts}
      />
      {running > 0 && <p className="num mt-1 text-cap text-ink-soft">いま引き受けているもの {running}件</p>}
      {(acceptFlg || words !== '') && (
        <>
          <div className="mt-3 grid gap-3 min-[480px]:grid-cols-2">
            <Stepper label="同時に引き受ける数" unit="件" min={1} max={20} value={mostAtOnce} onChange={setMost} />
            <Stepper label="執筆の日数" unit="日" min={1} max={60} value={writingDays} onChange={setDays} />
          </div>
          <TextAreaField
            className="mt-3"
            label="依頼する人へのひとこと"
            rows={3}
            value={words}
            error={isTooLong ? `${ORDER_MOST.wish}文字以内で入力してください。` : undefined}
            hint={
              <span className="num">{`${lengthCount(words)} / ${ORDER_MOST.wish}字・マスターを選ぶ画面で読まれます。`}</span>
            }
            onChange={event => setWords(event.currentTarget.value)}
          />
        </>
      )}
      <PressNotice of={acts} />
      {isChanged && (
        <Button
          variant="ai"
          className="mt-3"
          pending={acts.pending}
          pendingLabel="保存しています"
          reason={acts.reason}
          onClick={save}
        >
          この設定を保存<span className="vh">：{worldName}</span>
        </Button>
      )}
    </Card>
  )
}
