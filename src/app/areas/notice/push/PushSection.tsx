// この端末のプッシュ: whether push is on at this device, how to turn it on, a trial, and the user's other devices.
import { BellOff, BellRing, Laptop, Smartphone } from 'lucide-react'
import { isApple } from '#app/platform/home-screen.ts'
import { AppleSteps } from '#app/shared/home-screen/AppleSteps.tsx'
import { Button } from '#app/ui/Button.tsx'
import { Card } from '#app/ui/Card.tsx'
import { formatDay } from '#app/ui/days.ts'
import { Fold } from '#app/ui/Fold.tsx'
import { Icon } from '#app/ui/Icon.tsx'
import { List, ListRow } from '#app/ui/List.tsx'
import { ProblemNotice } from '#app/ui/ProblemNotice.tsx'
import { Switch } from '#app/ui/Switch.tsx'
import { offlineReason } from '#rules/messages/offline.ts'
import { type PushOnDevice, usePushHere } from './use-push-here.ts'

type State = NonNullable<PushOnDevice['state']>

const lines: Record<State, string> = {
  on: '受け取れます',
  off: 'まだ受け取っていません',
  asked: 'まだ受け取っていません',
  denied: 'ブラウザーの設定で止められています',
  home: 'ホーム画面に追加すると受け取れます',
  shared: '共有の端末では受け取れません',
  unsupported: 'このブラウザーでは受け取れません',
}

export function PushSection() {
  const push = usePushHere()
  const { state, others } = push
  const isOn = state === 'on'
  const line = state && `${lines[state]}${others.length > 0 ? `・ほかに${others.length}台` : ''}`
  return (
    <section aria-label="この端末のプッシュ" className="mt-3">
      <Card>
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
          <span className="flex min-w-0 flex-[1_1_12rem] items-center gap-3">
            <Icon of={isOn || !state ? BellRing : BellOff} className={isOn ? 'text-matsuba' : 'text-ink-soft'} />
            <span className="min-w-0">
              <b className="block text-sub font-semibold">この端末のプッシュ</b>
              <span className="phrases block min-h-4.5 text-meta text-ink-soft">{line}</span>
            </span>
          </span>
          <MainAct push={push} />
        </div>
        {push.problem && <ProblemNotice problem={push.problem} title="できませんでした。" className="mt-3" />}
        {state && <Explained state={state} />}
        {isOn && <Chosen push={push} />}
        {others.length > 0 && <Others push={push} />}
      </Card>
    </section>
  )
}

function MainAct({ push: { state, online, isReady, own, pending, turnOn, tryOut } }: { push: PushOnDevice }) {
  if (state === 'on') {
    return (
      <Button
        variant="line"
        pending={pending === 'trial'}
        reason={offlineReason(online && own !== undefined, '試せます')}
        onClick={() => void tryOut()}
      >
        試す
      </Button>
    )
  }
  if (state !== 'off' && state !== 'asked') return null
  return (
    <Button
      variant="ai"
      pending={pending === 'on' || (online && !isReady)}
      pendingLabel="準備しています"
      reason={offlineReason(online, '受け取れます')}
      onClick={() => void turnOn()}
    >
      受け取る
    </Button>
  )
}

function Explained({ state }: { state: State }) {
  if (state === 'home') {
    return (
      <div className="mt-2 border-t border-line pt-3">
        <p className="phrases mb-3 text-cap text-ink-soft">
          iPhoneとiPadでは、つむぎをホーム画面に置くと、プッシュを受け取れるようになります。置いたら、そこから開いて、この画面に戻ってください。
        </p>
        <AppleSteps />
      </div>
    )
  }
  const words = {
    denied: isApple()
      ? '端末の「設定」から「通知」「つむぎ」とすすみ、通知を許可してください。'
      : 'アドレスの左にある印を押して、サイトの設定で「通知」を許可してください。許可すると、ここに「受け取る」が出ます。',
    shared: 'ほかの人も使う端末に、あなたの通知が出ないようにするためです。メールは届きます。',
    unsupported: 'ほかのブラウザーか端末でお試しください。メールは届きます。',
    asked: '「受け取る」を押すと、ブラウザーが許可をたずねます。夜など静かな時間には鳴りません。',
  }[state as string]
  return words ? <p className="phrases mt-2 border-t border-line pt-3 text-cap text-ink-soft">{words}</p> : null
}

function Chosen({ push: { own, online, pending, showContent, turnOff } }: { push: PushOnDevice }) {
  if (!own) return null
  return (
    <div className="mt-3 border-t border-line pt-2">
      <Switch
        label="題名や名前も画面に出す"
        note="出さないときは「リプレイのお知らせがあります。」のように、種類だけを出します。"
        checked={own.showsContent}
        onChange={next => void showContent(next)}
      />
      <Button
        variant="text"
        className="mt-1"
        pending={pending === 'off'}
        reason={offlineReason(online, 'やめられます')}
        onClick={() => void turnOff()}
      >
        この端末で受け取るのをやめる
      </Button>
    </div>
  )
}

const Others = ({ push: { others, online, pending, remove } }: { push: PushOnDevice }) => (
  <Fold label="ほかの端末" className="mt-1">
    <List>
      {others.map(({ subscriptionId, device, seenAt }) => (
        <ListRow
          key={subscriptionId}
          icon={<Icon of={/iPhone|Android/.test(device) ? Smartphone : Laptop} className="text-ai" />}
          title={device}
          note={`最後に開いた日 ${formatDay(seenAt)}`}
          trailing={
            <Button
              variant="text-danger"
              pending={pending === `remove ${subscriptionId}`}
              reason={offlineReason(online, '外せます')}
              onClick={() => void remove(subscriptionId)}
            >
              外す<span className="vh">：{device}</span>
            </Button>
          }
        />
      ))}
    </List>
  </Fold>
)
