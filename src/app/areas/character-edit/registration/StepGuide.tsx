// First step of the wizard: the world, the coming questions, and the choices that can be changed later.
import { BookOpen, PenLine } from 'lucide-react'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List } from '#app/ui/List.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import type { Registration } from '../queries.ts'

const laterRows = [
  ['あとからいつでも', '名前の並べかた、姿、性格と口調、自由設定、アイコン、フレーム'],
  ['あとからは変えられない', '名前と読み、性別、年齢、種族とクラス、能力の割り振り'],
] as const

export function StepGuide({ registration }: { registration: Registration }) {
  const { worldId, worldName, guideList, characterLimit, ownNameList } = registration
  const left = Math.max(0, characterLimit - ownNameList.length)
  return (
    <>
      <p className="mt-3 text-sub">
        {worldName}
        で物語を歩く、ひとりのキャラクターを作ります。登録は無料です。途中でやめても、書いたところまで残ります。
      </p>
      {guideList.length > 0 && (
        <>
          <SectionHeading>はじめに読むもの</SectionHeading>
          <List>
            {guideList.slice(0, 3).map(({ pageId, title, summary }) => (
              <li key={pageId} className="flex items-start gap-3 py-2 pr-3 pl-4">
                <Icon of={BookOpen} className="mt-2.5 text-ai" />
                <span className="min-w-0 flex-1">
                  <TextLink to="/world/$worldId/guide/$pageId" params={{ worldId, pageId }} className="!justify-start">
                    {title}
                  </TextLink>
                  <span className="line-clamp-2 text-cap text-ink-soft">{summary}</span>
                </span>
              </li>
            ))}
          </List>
        </>
      )}
      <SectionHeading>変えられるもの、変えられないもの</SectionHeading>
      <Card as="section" aria-label="変えられるもの、変えられないもの">
        <dl className="grid gap-3">
          {laterRows.map(([term, words]) => (
            <div key={term}>
              <dt className="text-cap font-semibold">{term}</dt>
              <dd className="text-cap text-ink-soft">{words}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="mt-3 flex items-start gap-2 text-cap text-ink-soft">
        <Icon of={PenLine} size="s" className="mt-1" />
        <span>
          {`このワールドで作れるのは、ひとり${characterLimit}人までです。`}
          {left > 0 ? `あと${left}人作れます。` : 'もう作れる人数に届いています。'}
        </span>
      </p>
    </>
  )
}
