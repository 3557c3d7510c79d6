// /aboutPBW: play by web in five panels, a sample, what it costs, questions.
import type { ReactNode } from 'react'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Fold } from '#app/ui/Fold.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'
import { textType } from '#rules/codes/scenario.ts'
import { textTypeLabels } from '#rules/codes/scenario-labels.ts'
import { formatCount } from '#rules/counts.ts'
import { orderCoinChoices } from '#rules/order/coins-of-lengths.ts'
import { panels, questions } from './about-words.ts'
import { JoinBox } from './JoinBox.tsx'
import { SamplePair } from './SamplePair.tsx'

const free = '無料'
const lengths = [textType.normal, textType.middle, textType.long]

const priceOf = (length: string): string => {
  const prices = orderCoinChoices(length)
  return `${formatCount(prices[0] ?? 0)}〜${formatCount(prices.at(-1) ?? 0)}コイン`
}

const costs: readonly (readonly [what: string, cost: string])[] = [
  ['登録・キャラクターの作成', free],
  ['公開中のリプレイやノベルを読む', free],
  ['シナリオへの参加', '物語ごとに表示'],
  ...lengths.map(length => [`自分たちの物語をオーダー（${textTypeLabels[length]}）`, priceOf(length)] as const),
]

export function AboutScreen() {
  const { user } = useSession()
  return (
    <Page top={<TopBar title="PBWとは" back={<BackLink to="/" />} />}>
      <p className="phrases mt-4 text-body leading-[1.8]">
        プレイ・バイ・ウェブ（PBW）は、大勢で一つの物語を紡ぐ遊びです。あなたはキャラクターになって行動を書き、マスターがみんなの行動を一編の小説にします。
      </p>
      <SectionHeading>五つの場面で</SectionHeading>
      <ol className="grid gap-3 md:grid-cols-2">
        {panels.map(({ title, words }, index) => (
          <Card as="li" key={title} className="[&+&]:mt-0">
            <p className="flex items-baseline gap-2">
              <b className="num font-mincho text-head text-shu">{index + 1}</b>
              <b className="font-mincho text-card font-semibold">{title}</b>
            </p>
            <p className="mt-1 text-sub leading-[1.8]">{words}</p>
          </Card>
        ))}
      </ol>
      <SectionHeading>書いた数百字が、こうなる</SectionHeading>
      <SamplePair />
      <SectionHeading>かかるもの</SectionHeading>
      <Card flush>
        <table className="num w-full text-sub">
          <caption className="vh">遊ぶのにかかるもの</caption>
          <tbody className="divide-y divide-line">
            {costs.map(([what, cost]) => (
              <tr key={what}>
                <th scope="row" className="phrases px-4 py-2.5 text-left font-normal">
                  {what}
                </th>
                <td className="px-4 py-2.5 text-right font-semibold whitespace-nowrap">{cost}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
      <p className="mt-1.5 text-cap text-ink-soft">
        席が取れなかったときや、物語が成立しなかったときは、お預かりしたコインを全額お返しします。
      </p>
      <SectionHeading>よくある質問</SectionHeading>
      <Card>
        {questions.map(({ question, answer }) => (
          <Question key={question} question={question}>
            {answer}
          </Question>
        ))}
      </Card>
      {user && (
        <ButtonLink variant="ai" to="/worldSelect" className="mt-4">
          ワールドを選ぶ
        </ButtonLink>
      )}
      <JoinBox />
    </Page>
  )
}

const Question = ({ question, children }: { question: string; children: ReactNode }) => (
  <Fold label={<span className="text-sub text-ink">{question}</span>}>
    <p className="pb-3 text-sub leading-[1.8] text-ink-soft">{children}</p>
  </Fold>
)
