// /recruitingForm: how masters and creators are recruited, with the way to each application.
import { Feather, type LucideIcon, Mic, Palette, PenTool } from 'lucide-react'
import { afterJoining } from '#app/areas/identity/after-joining.ts'
import { useSession } from '#app/platform/use-session.ts'
import { Page } from '#app/shared/screen/Page.tsx'
import { ButtonLink } from '#app/ui/Button.tsx'
import { Card, SectionHeading } from '#app/ui/Card.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { BackLink, TopBar } from '#app/ui/TopBar.tsx'

interface Calling {
  apply: 'master' | 'illustrator' | 'voice' | 'writer'
  name: string
  icon: LucideIcon
  work: string
  suits: string
}

const callings: readonly Calling[] = [
  {
    ...{ apply: 'master', name: 'マスター', icon: Feather },
    work: 'オープニングを書き、参加者のプレイングをまとめて、一編のリプレイに仕上げます。',
    suits: '締切を守れる方、ほかの人のキャラクターを大切に書ける方。',
  },
  {
    ...{ apply: 'illustrator', name: 'イラストレーター', icon: Palette },
    work: 'キャラクターの姿や、物語の場面を絵にします。',
    suits: '人の思いえがく姿をたずねながら描ける方。',
  },
  {
    ...{ apply: 'voice', name: 'ボイスクリエイター', icon: Mic },
    work: 'キャラクターのせりふに声をあて、リプレイのなかで聞けるようにします。',
    suits: '静かな場所で録音でき、役を読みこむのが好きな方。',
  },
  {
    ...{ apply: 'writer', name: 'ライター', icon: PenTool },
    work: 'ワールドのノベルや、キャラクターの物語を書きます。',
    suits: 'いろいろな世界の空気を書き分けられる方。',
  },
]

const steps = [
  '会員登録をします。応募にはメールアドレスだけがあれば足ります。',
  '活動名と経歴を書いて応募します。書きかけは下書きに残ります。',
  '運営が読み、結果を通知とマイページでお知らせします。ことわるときは、理由をそえます。',
  '通ったら、その日からその立場で活動できます。もう一度応募することもできます。',
]

export function RecruitScreen() {
  const { user } = useSession()
  return (
    <Page top={<TopBar title="つくる人の募集" back={<BackLink to="/" />} />}>
      <p className="phrases mt-4 text-body leading-[1.8]">
        つむぎの物語は、書く人、描く人、声をあてる人がつくっています。応募はいつでも受けつけています。
      </p>
      <ul className="mt-3 grid gap-3 md:grid-cols-2">
        {callings.map(({ apply, name, icon, work, suits }) => (
          <Card as="li" key={apply} className="flex flex-col [&+&]:mt-0">
            <h2 className="flex items-center gap-2 font-mincho text-card font-semibold">
              <Icon of={icon} className="text-ai" />
              {name}
            </h2>
            <p className="mt-1.5 text-sub leading-[1.8]">{work}</p>
            <p className="mt-1 mb-3 text-cap text-ink-soft">{suits}</p>
            <div className="mt-auto">
              {user ? (
                <ButtonLink to="/myPage/account/userClass" search={{ apply }}>
                  {name}に応募する
                </ButtonLink>
              ) : (
                <ButtonLink
                  to="/login"
                  search={{ mode: 'signup' }}
                  onClick={() => afterJoining.expect(`/myPage/account/userClass?apply=${apply}`)}
                >
                  登録して{name}に応募する
                </ButtonLink>
              )}
            </div>
          </Card>
        ))}
      </ul>
      <SectionHeading>応募から活動まで</SectionHeading>
      <Card>
        <ol className="num grid list-decimal gap-1.5 pl-6 text-sub leading-[1.7]">
          {steps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </Card>
      <p className="mt-3 text-cap text-ink-soft">
        応募の前に聞きたいことは、ログインして
        {user ? (
          <ButtonLink variant="text" to="/inquiry" className="mx-1">
            お問い合わせ
          </ButtonLink>
        ) : (
          'お問い合わせ'
        )}
        から送れます。
      </p>
    </Page>
  )
}
