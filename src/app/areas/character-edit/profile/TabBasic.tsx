// 基本: fields that cannot change, the order of the name, the looks of the character.
import { Lock } from 'lucide-react'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { CheckField } from '#app/ui/Field.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { TextLink } from '#app/ui/TextLink.tsx'
import { type Seibetsu, seibetsuLabels } from '#rules/codes/user.ts'
import { NameOrder } from '../NameOrder.tsx'
import { ToldLines } from '../ToldLines.tsx'
import type { TabProps } from './profile-tabs.ts'
import { namedOf } from './profile-values.ts'

const looks = ['height', 'hair', 'eyes', 'skin'] as const

export function TabBasic({ profile, values, errors, onChange }: TabProps) {
  const fixed = [
    ['名前', [profile.familyName, profile.givenName, profile.middleName].filter(Boolean).join('　')],
    ['読み', profile.kana],
    ['種族・クラス', [profile.raceName, profile.className].filter(Boolean).join('・')],
    ['性別', seibetsuLabels[profile.seibetsu as Seibetsu] ?? ''],
    ['年齢', profile.age],
  ] as const
  return (
    <>
      <SectionHeading>変えられないもの</SectionHeading>
      <Card as="section" aria-label="変えられないもの">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sub">
          {fixed.map(([term, words]) => (
            <div key={term} className="contents">
              <dt className="text-cap leading-[1.7] text-ink-soft">{term}</dt>
              <dd className="min-w-0 wrap-anywhere">{words || '—'}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex flex-wrap items-center gap-x-2 border-t border-line pt-1 text-cap text-ink-soft">
          <Icon of={Lock} size="s" />
          <span className="min-w-0 flex-[1_1_10rem]">どうしても直したいときは、お問い合わせください。</span>
          <TextLink to="/inquiry" search={{ page: 1 }}>
            お問い合わせ
          </TextLink>
        </p>
      </Card>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <NameOrder names={namedOf(profile)} value={values.nameOrder} onChange={nameOrder => onChange({ nameOrder })} />
        <ToldLines lines={looks} {...{ values, errors }} onChange={onChange} />
        <CheckField
          label="フォローとフレンドの一覧をほかの人に見せる"
          checked={values.isFriendListOpen}
          onChange={event => onChange({ isFriendListOpen: event.currentTarget.checked })}
        />
      </div>
    </>
  )
}
